package dev.selvage.agent.rewrite.subjects;

import java.util.Formattable;
import java.util.Formatter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Text, hash code and comparison of a record with components of every kind. */
public record Records(
        boolean flag,
        byte small,
        char letter,
        short middle,
        int number,
        long large,
        float inexact,
        double exact,
        @Nullable String none,
        List<Object> several,
        Formattable formattable)
        implements Callable<String> {
    /** How it is made by the tests. */
    public Records() {
        this(true, (byte) 1, '%', (short) -2, 3, 1L << 40, 0.1f, -0.0, null, List.of("a", 'b'), new Odd());
    }

    private static final class Odd implements Formattable {
        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            formatter.format("formatted");
        }

        @Override
        public String toString() {
            return "odd %s";
        }
    }

    @Override
    public String call() {
        return this + " " + (toString().hashCode() == this.toString().hashCode()) + equals(new Records());
    }
}
