package dev.selvage.cli.option;

import dev.selvage.explorer.strategy.StrategyOptions.NoiseAt;
import dev.selvage.explorer.strategy.StrategyOptions.PreemptAt;
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
}
