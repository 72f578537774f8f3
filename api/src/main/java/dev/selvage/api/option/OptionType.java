package dev.selvage.api.option;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What values an option has, and how they are read. */
final class OptionType {
    private final Class<?> type;
    private final boolean optional;

    OptionType(RecordComponent component) {
        this.optional = component.getType() == Optional.class;
        this.type = optional ? parameter(component.getGenericType()) : component.getType();
    }

    private static Class<?> parameter(Type optional) {
        if (optional instanceof ParameterizedType generic
                && generic.getActualTypeArguments()[0] instanceof Class<?> parameter) return parameter;
        throw new IllegalArgumentException("it is not known what " + optional + " is an option of");
    }

    boolean isSwitch() {
        return type == boolean.class;
    }

    boolean isList() {
        return type == List.class;
    }

    /** What stands for a value in the help. */
    String label() {
        if (isNumber()) return "N";
        if (type == double.class) return "R";
        if (type == Duration.class) return "TIME";
        if (type == Path.class) return "FILE";
        return type.isEnum() ? "WHERE" : "TEXT";
    }

    private boolean isNumber() {
        return type == int.class || type == long.class || type == Integer.class || type == Long.class;
    }

    /** The value that a text stands for. */
    Object read(String name, Option option, String text) {
        if (optional) return text.isEmpty() ? Optional.empty() : Optional.of(read(name, option, text, type));
        return read(name, option, text, type);
    }

    private static Object read(String name, Option option, String text, Class<?> type) {
        if (type == int.class || type == Integer.class) return (int) number(name, option, text);
        if (type == long.class || type == Long.class) return number(name, option, text);
        if (type == double.class) return share(name, text);
        if (type == boolean.class) return isOn(name, text);
        if (type == Duration.class) return duration(name, text);
        if (type == Path.class) return path(name, text);
        if (type == List.class) return text.isEmpty() ? List.of() : List.of(text.split("\\+"));
        if (type.isEnum()) return constant(name, text, type);
        if (type == String.class) return text;
        throw new IllegalArgumentException("an option cannot be a " + type.getName());
    }

    private static long number(String name, Option option, String text) {
        if (!text.matches("\\d{1,18}")) {
            throw new OptionException(name, "'" + text + "' is not a whole number from " + option.least() + " on");
        }
        long number = Long.parseLong(text);
        if (number < option.least()) throw new OptionException(name, "'" + text + "' is less than " + option.least());
        if (number > option.most()) throw new OptionException(name, "'" + text + "' is more than " + option.most());
        return number;
    }

    private static double share(String name, String text) {
        if (text.matches("0(\\.\\d{1,9})?|1(\\.0+)?")) return Double.parseDouble(text);
        throw new OptionException(name, "'" + text + "' is not a number from 0 to 1");
    }

    private static boolean isOn(String name, String text) {
        if (text.isEmpty() || text.equals("false")) return false;
        if (text.equals("true")) return true;
        throw new OptionException(name, "'" + text + "' is neither 'true' nor 'false'");
    }

    private static Duration duration(String name, String text) {
        if (!text.matches("[1-9]\\d{0,8}(us|ms|s|m|h)")) {
            throw new OptionException(name, "'" + text + "' is not a time such as 200us, 5ms or 1s");
        }
        long amount = Long.parseLong(text.replaceAll("\\D", ""));
        if (text.endsWith("us")) return Duration.ofNanos(1_000 * amount);
        if (text.endsWith("ms")) return Duration.ofMillis(amount);
        if (text.endsWith("m")) return Duration.ofMinutes(amount);
        return text.endsWith("h") ? Duration.ofHours(amount) : Duration.ofSeconds(amount);
    }

    private static Path path(String name, String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new OptionException(name, "'" + text + "' is not a path");
        }
    }

    private static Object constant(String name, String text, Class<?> type) {
        for (Object constant : type.getEnumConstants()) {
            if (word(constant).equals(text)) return constant;
        }
        String words = Arrays.stream(type.getEnumConstants())
                .map(constant -> "'" + word(constant) + "'")
                .collect(Collectors.joining(" nor "));
        throw new OptionException(name, "'" + text + "' is neither " + words);
    }

    /** {@code at-locks} for {@code AT_LOCKS}. */
    private static String word(Object constant) {
        return ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
