package dev.selvage.explorer.spec;

import dev.selvage.api.option.OptionSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What is asked for, with the options that are set: {@code hapset:training=20,psets}, {@code pct:5}. A comma or a backslash in a value has a
 * backslash before it.
 *
 * @param name without options
 * @param values by name of the option
 */
public record Spec(String name, Map<String, String> values) {
    private static final String NAMED = "[a-z][a-z0-9-]*=.*";

    /**
     * Reads the options that follow a name.
     *
     * @param text what follows the name: nothing, or a colon and options
     * @param kind what it is, {@code strategy 'hapset'}, for complaints
     * @throws IllegalArgumentException with a sentence for the user
     */
    public static Spec parse(String name, String text, List<OptionSpec> options, String kind) {
        Map<String, String> values = new LinkedHashMap<>();
        if (text.isEmpty()) return new Spec(name, values);
        for (String item : items(text.substring(1))) {
            if (item.matches(NAMED)) {
                int equals = item.indexOf('=');
                values.put(known(item.substring(0, equals), options, kind), item.substring(equals + 1));
            } else {
                OptionSpec meant = bare(item, values.isEmpty(), options, kind);
                values.put(meant.name(), meant.isSwitch() ? "true" : item);
            }
        }
        return new Spec(name, values);
    }

    /** A value or a switch without a name before it. */
    private static OptionSpec bare(String item, boolean first, List<OptionSpec> options, String kind) {
        for (OptionSpec option : options) {
            if (option.isSwitch() && option.name().equals(item)) return option;
        }
        for (OptionSpec option : options) {
            if (first && option.positional()) return option;
        }
        if (Spelling.nearest(item, names(options)).isPresent()) throw unknown(item, options, kind);
        throw new IllegalArgumentException(kind + " takes no number, but got '" + item + "'");
    }

    private static String known(String name, List<OptionSpec> options, String kind) {
        if (names(options).contains(name)) return name;
        throw unknown(name, options, kind);
    }

    private static IllegalArgumentException unknown(String name, List<OptionSpec> options, String kind) {
        if (options.isEmpty()) return new IllegalArgumentException(kind + " has no options, but got '" + name + "'");
        String hint = Spelling.nearest(name, names(options))
                .map(meant -> ", did you mean '" + meant + "'?")
                .orElse("");
        return new IllegalArgumentException(kind + " has no option '" + name + "'" + hint + " (there are: "
                + String.join(", ", names(options)) + ")");
    }

    private static List<String> names(List<OptionSpec> options) {
        return options.stream().map(OptionSpec::name).toList();
    }

    private static List<String> items(String text) {
        List<String> items = new ArrayList<>();
        StringBuilder item = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '\\' && i + 1 < text.length()) {
                item.append(text.charAt(++i));
            } else if (letter == ',') {
                items.add(item.toString());
                item.setLength(0);
            } else {
                item.append(letter);
            }
        }
        items.add(item.toString());
        return items;
    }

    /** The same with further options where they are not set. */
    public Spec or(Map<String, String> others) {
        Map<String, String> all = new LinkedHashMap<>(values);
        others.forEach(all::putIfAbsent);
        return new Spec(name, all);
    }

    /** As a user would write it. */
    @Override
    public String toString() {
        if (values.isEmpty()) return name;
        return values.entrySet().stream()
                .map(option -> option.getKey() + "=" + escaped(option.getValue()))
                .collect(Collectors.joining(",", name + ":", ""));
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace(",", "\\,");
    }
}
