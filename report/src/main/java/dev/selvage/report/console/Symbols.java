package dev.selvage.report.console;

import java.nio.charset.Charset;

/** The signs that are not letters: box lines, arrow and ellipsis. */
public record Symbols(String vertical, String horizontal, String cross, String arrow, String ellipsis) {
    public static final Symbols UNICODE = new Symbols("│", "─", "┼", "→", "…");
    public static final Symbols ASCII = new Symbols("|", "-", "+", "->", "...");

    /** Those of Unicode where the charset can encode them, else those of ASCII. */
    static Symbols in(Charset charset) {
        boolean unicode = charset.canEncode() && charset.newEncoder().canEncode("│─┼→…");
        return unicode ? UNICODE : ASCII;
    }
}
