package dev.selvage.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads whole numbers, and says what is wrong with what is none. */
public final class WholeNumber {
    private WholeNumber() {}

    /** Any {@code long}. */
    public static final class Any implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return between(text, Long.MIN_VALUE, Long.MAX_VALUE);
        }
    }

    /** A {@code long} of at least 1. */
    public static final class Positive implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return between(text, 1, Long.MAX_VALUE);
        }
    }

    /** An {@code int} of at least 1. */
    public static final class PositiveInt implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) between(text, 1, Integer.MAX_VALUE);
        }
    }

    private static long between(String text, long least, long most) {
        if (!text.matches("[+-]?\\d+")) throw unusable(text, "is not a whole number");
        try {
            long number = Long.parseLong(text);
            if (number < least) throw unusable(text, "is less than " + least);
            if (number <= most) return number;
        } catch (NumberFormatException e) {
            // Too many digits: said below.
        }
        throw unusable(text, "is out of range");
    }

    private static TypeConversionException unusable(String text, String why) {
        return new TypeConversionException("'" + text + "' " + why);
    }
}
