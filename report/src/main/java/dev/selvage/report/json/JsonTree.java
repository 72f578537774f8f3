package dev.selvage.report.json;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON into maps, lists, texts, whole numbers and truth values; fractions are refused. It is here for the sake of JVMs that live for one run: they read two lines, and a
 * library that can do more takes longer to load than the run.
 */
final class JsonTree {
    private final String text;
    private int at;

    private JsonTree(String text) {
        this.text = text;
    }

    static @Nullable Object of(String text) throws IOException {
        JsonTree tree = new JsonTree(text);
        try {
            Object value = tree.value();
            tree.skipSpace();
            if (tree.at < text.length()) throw tree.unexpected();
            return value;
        } catch (StringIndexOutOfBoundsException | NumberFormatException e) {
            throw tree.unexpected();
        }
    }

    private @Nullable Object value() throws IOException {
        skipSpace();
        char first = text.charAt(at);
        return switch (first) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, @Nullable Object> object() throws IOException {
        Map<String, @Nullable Object> members = new HashMap<>();
        at++;
        while (!ends('}', members.isEmpty())) {
            skipSpace();
            String name = string();
            expect(':');
            members.put(name, value());
        }
        return members;
    }

    private List<@Nullable Object> array() throws IOException {
        List<@Nullable Object> elements = new ArrayList<>();
        at++;
        while (!ends(']', elements.isEmpty())) elements.add(value());
        return elements;
    }

    /** Whether an object or an array is over; otherwise the next element is next. */
    private boolean ends(char closing, boolean isEmpty) throws IOException {
        skipSpace();
        if (text.charAt(at) == closing) {
            at++;
            return true;
        }
        if (!isEmpty) expect(',');
        return false;
    }

    private String string() throws IOException {
        if (text.charAt(at) != '"') throw unexpected();
        int end = text.indexOf('"', at + 1);
        int escape = text.indexOf('\\', at + 1);
        if (end >= 0 && (escape < 0 || escape > end)) {
            String plain = text.substring(at + 1, end);
            at = end + 1;
            return plain;
        }
        return escaped();
    }

    private String escaped() throws IOException {
        StringBuilder result = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            char next = text.charAt(at);
            result.append(next == '\\' ? escape() : next);
        }
        at++;
        return result.toString();
    }

    private char escape() throws IOException {
        at++;
        char kind = text.charAt(at);
        switch (kind) {
            case '"', '\\', '/':
                return kind;
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'u':
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
            default:
                throw unexpected();
        }
    }

    private @Nullable Object word(String word, @Nullable Object meaning) throws IOException {
        if (!text.startsWith(word, at)) throw unexpected();
        at += word.length();
        return meaning;
    }

    private Long number() {
        int end = at;
        while (end < text.length() && (text.charAt(end) == '-' || Character.isDigit(text.charAt(end)))) end++;
        Long number = Long.valueOf(text.substring(at, end));
        at = end;
        return number;
    }

    private void expect(char wanted) throws IOException {
        skipSpace();
        if (text.charAt(at) != wanted) throw unexpected();
        at++;
    }

    private void skipSpace() {
        while (at < text.length() && text.charAt(at) <= ' ') at++;
    }

    private IOException unexpected() {
        return new IOException("a message cannot be read from its character " + (at + 1) + " on");
    }
}
