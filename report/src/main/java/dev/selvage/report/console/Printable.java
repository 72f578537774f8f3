package dev.selvage.report.console;

import java.util.ArrayList;
import java.util.List;

/** Text of the program under test made fit for a terminal, which must not obey what is in a program's strings. */
final class Printable {
    private Printable() {}

    /** The text on one line; control characters appear as escapes. */
    static String line(String text) {
        StringBuilder line = new StringBuilder(text.length());
        text.codePoints().forEach(character -> append(line, character));
        return line.toString();
    }

    /** The lines of the text, each fit to be printed. */
    static List<String> lines(String text) {
        return text.lines().map(Printable::line).toList();
    }

    private static void append(StringBuilder line, int character) {
        switch (character) {
            case '\n' -> line.append("\\n");
            case '\t' -> line.append("\\t");
            case '\r' -> line.append("\\r");
            default -> {
                if (isVisible(character)) line.appendCodePoint(character);
                else line.append(String.format("\\u%04x", character));
            }
        }
    }

    private static boolean isVisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR -> false;
            case Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /** Breaks a line at blanks, or inside words that are too long, into pieces of at most this width. */
    static List<String> wrap(String line, int width) {
        List<String> pieces = new ArrayList<>();
        String rest = line;
        while (length(rest) > width) {
            int end = rest.offsetByCodePoints(0, width);
            int blank = lastBreak(rest, end);
            int cut = blank > 0 ? blank : end;
            pieces.add(rest.substring(0, cut).stripTrailing());
            rest = rest.substring(cut).stripLeading();
        }
        if (!rest.isEmpty() || pieces.isEmpty()) pieces.add(rest);
        return pieces;
    }

    /** The last blank up to this position, but not one beside an equals sign: a value stays with its name. */
    private static int lastBreak(String line, int from) {
        int blank = line.lastIndexOf(' ', from);
        while (blank > 0 && (line.charAt(blank - 1) == '=' || line.startsWith(" =", blank))) {
            blank = line.lastIndexOf(' ', blank - 1);
        }
        return blank;
    }

    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - length(text)));
    }

    static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
