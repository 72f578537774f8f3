package dev.selvage.cli.option;

import dev.selvage.explorer.strategy.StrategyOptions.NoiseAt;
import dev.selvage.explorer.strategy.StrategyOptions.PreemptAt;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of options of single strategies. */
final class StrategyWords {
    private StrategyWords() {}

    /** {@code dpor} or {@code pcb:N}. */
    static final class Backtrack implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            if (text.matches("dpor|pcb:\\d{1,6}")) return text;
            throw new TypeConversionException("'" + text + "' is neither 'dpor' nor 'pcb:N'");
        }
    }

    /** A whole number from 0 on. */
    static final class Count implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            if (text.matches("\\d{1,9}")) return Integer.valueOf(text);
            throw new TypeConversionException("'" + text + "' is not a whole number from 0 on");
        }
    }

    /** Where to preempt. */
    static final class Preempt implements ITypeConverter<PreemptAt> {
        @Override
        public PreemptAt convert(String text) {
            return switch (text) {
                case "sync" -> PreemptAt.SYNC;
                case "races" -> PreemptAt.RACES;
                case "all" -> PreemptAt.ALL;
                default -> throw new TypeConversionException("'" + text + "' is neither 'sync' nor 'races' nor 'all'");
            };
        }
    }

    /** Where to hold threads up. */
    static final class Noise implements ITypeConverter<NoiseAt> {
        @Override
        public NoiseAt convert(String text) {
            return switch (text) {
                case "locks" -> NoiseAt.LOCKS;
                case "sync" -> NoiseAt.SYNC;
                case "all" -> NoiseAt.ALL;
                default -> throw new TypeConversionException("'" + text + "' is neither 'locks' nor 'sync' nor 'all'");
            };
        }
    }

    /** A time such as {@code 200us}, {@code 5ms} or {@code 1s}. */
    static final class ShortTime implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            if (!text.matches("[1-9]\\d{0,8}(us|ms|s)")) {
                throw new TypeConversionException("'" + text + "' is not a time such as 200us, 5ms or 1s");
            }
            long amount = Long.parseLong(text.replaceAll("\\D", ""));
            if (text.endsWith("us")) return Duration.ofNanos(1_000 * amount);
            return text.endsWith("ms") ? Duration.ofMillis(amount) : Duration.ofSeconds(amount);
        }
    }

    /** A number from 0 to 1. */
    static final class Share implements ITypeConverter<Double> {
        @Override
        public Double convert(String text) {
            if (text.matches("0(\\.\\d{1,9})?|1(\\.0+)?")) return Double.valueOf(text);
            throw new TypeConversionException("'" + text + "' is not a number from 0 to 1");
        }
    }
}
