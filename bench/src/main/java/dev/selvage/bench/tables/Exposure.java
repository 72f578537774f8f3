package dev.selvage.bench.tables;

import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.strategy.StrategyOptions;
import java.time.Duration;
import java.util.Locale;

/**
 * How long a free-running strategy took to expose the bug of a subject.
 *
 * @param found whether it did, or the time was up
 */
record Exposure(boolean found, long runs, double seconds) {
    /** A strategy that comes to its end begins anew, as its profile differs from time to time. */
    static Exposure of(Subject subject, String name, Duration time) {
        try (FreeRuns runs = new FreeRuns(subject)) {
            FreeStrategy strategy = FreeRuns.strategy(name, StrategyOptions.defaults());
            while (runs.seconds() < time.toMillis() / 1e3) {
                if (!runs.next(strategy)) strategy = FreeRuns.strategy(name, StrategyOptions.defaults());
                else if (runs.hasFailed()) return new Exposure(true, runs.runs(), runs.seconds());
            }
            return new Exposure(false, runs.runs(), runs.seconds());
        }
    }

    /** The same for a strategy that runs under control. */
    static Exposure underControl(Subject subject, String name, Duration time) {
        Trial trial = Trial.of(subject, name, time);
        return new Exposure(trial.found(), trial.runs(), trial.seconds());
    }

    /** Seconds and runs; "NO" when it was not exposed in the time that there was. */
    String cell() {
        return found
                ? String.format(Locale.ROOT, "%.2f (%,d)", seconds, runs)
                : String.format(Locale.ROOT, "NO (%,d)", runs);
    }
}
