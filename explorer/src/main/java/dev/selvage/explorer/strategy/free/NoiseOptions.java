package dev.selvage.explorer.strategy.free;

import dev.selvage.api.option.Option;
import dev.selvage.api.option.OptionException;

/** The options of {@code noise}. */
public record NoiseOptions(
        @Option(help = "how often, to the percent", label = "P", standard = "0.1", positional = true)
        double probability,

        @Option(
                help = "where to hold threads up: `locks`, `sync` (all synchronization) or `all`, also at accesses to"
                        + " fields and arrays",
                standard = "sync")
        NoiseAt noiseAt) {
    private static final int PERCENT = 100;

    public NoiseOptions {
        if (Math.abs(probability * PERCENT - Math.round(probability * PERCENT)) > 1e-6) {
            throw new OptionException("probability", "'" + probability + "' has more than two places");
        }
    }

    /** Where threads of a free run may be held up. */
    public enum NoiseAt {
        /** Before they request a lock. */
        LOCKS,
        /** Before all synchronization: locks, waits, signals, calls into the library. */
        SYNC,
        /** Also before accesses to fields and array elements. */
        ALL
    }

    int percent() {
        return (int) Math.round(probability * PERCENT);
    }
}
