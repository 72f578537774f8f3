package dev.selvage.report.json;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Writes an object of JSON on one line, see {@link JsonTree}. */
final class JsonText {
    private final StringBuilder text = new StringBuilder();

    /** A text by itself. */
    static String quoted(String text) {
        JsonText json = new JsonText();
        json.quote(text);
        return json.text.toString();
    }

    /** @param value null, a text, a number, a truth value, a collection of these, or another object */
    JsonText with(String name, @Nullable Object value) {
        text.append(text.length() == 0 ? '{' : ',');
        quote(name);
        text.append(':');
        write(value);
        return this;
    }

    private void write(@Nullable Object value) {
        if (value instanceof String string) quote(string);
        else if (value instanceof Collection<?> elements) list(elements);
        else text.append(value);
    }

    private void list(Collection<?> elements) {
        text.append('[');
        String comma = "";
        for (Object element : elements) {
            text.append(comma);
            write(element);
            comma = ",";
        }
        text.append(']');
    }

    private void quote(String string) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) append(string.charAt(i));
        text.append('"');
    }

    /** Half of a pair of surrogates has no bytes, so none of them is left as it is. */
    private void append(char next) {
        if (next == '"' || next == '\\') text.append('\\').append(next);
        else if (next >= ' ' && !Character.isSurrogate(next)) text.append(next);
        else text.append("\\u").append(Integer.toHexString(0x10000 | next), 1, 5);
    }

    @Override
    public String toString() {
        return text + "}";
    }
}
