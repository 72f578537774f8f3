package dev.selvage.report.console;

import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/**
 * What the terminal can show.
 *
 * @param width characters in a line
 * @param symbols the lines and arrows that its charset can encode
 * @param colour whether to use ANSI colours
 */
public record Terminal(int width, Symbols symbols, boolean colour) {
    private static final int DEFAULT_WIDTH = 120;
    private static final int LEAST_WIDTH = 40;

    /**
     * A terminal as the environment describes it.
     *
     * @param columns value of {@code COLUMNS}; null or nonsense for the default width
     */
    public static Terminal of(@Nullable String columns, Charset charset, boolean colour) {
        return new Terminal(width(columns), Symbols.in(charset), colour);
    }

    private static int width(@Nullable String columns) {
        if (columns == null || !columns.matches("\\d{1,4}")) return DEFAULT_WIDTH;
        return Math.max(LEAST_WIDTH, Integer.parseInt(columns));
    }

    String bad(String text) {
        return paint("1;31", text);
    }

    String good(String text) {
        return paint("1;32", text);
    }

    String warning(String text) {
        return paint("33", text);
    }

    String strong(String text) {
        return paint("1", text);
    }

    private String paint(String code, String text) {
        return colour ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
