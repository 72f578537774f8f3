package dev.selvage.bench.tables;

import dev.selvage.explorer.strategy.FreeStrategy;
import java.time.Duration;
import java.util.Locale;

/**
 * How long a free-running strategy takes to expose the bug of a subject, again and again from the beginning until the time is up.
 *
 * @param times how often it did
 * @param runs of all the time, or until the bug for a strategy that is deterministic
 * @param seconds the same
 */
record Exposure(int times, double runs, double seconds) {
    /** A strategy that comes to its end begins anew, as its profile differs from time to time. */
    static Exposure of(Subject subject, String name, Duration time) {
        int times = 0;
        try (FreeRuns runs = new FreeRuns(subject)) {
            FreeStrategy strategy = FreeRuns.strategy(name);
            while (runs.seconds() < time.toMillis() / 1e3) {
                boolean over = !runs.next(strategy);
                boolean exposed = !over && runs.hasFailed();
                if (exposed) times++;
                if (over || exposed) strategy = FreeRuns.strategy(name, runs.runs());
            }
            return new Exposure(times, runs.runs(), runs.seconds());
        }
    }

    /** The same for a strategy that runs under control. */
    static Exposure underControl(Subject subject, String name, Duration time) {
        Trial trial = Trial.of(subject, name, time);
        return new Exposure(trial.found() ? 1 : 0, trial.runs(), trial.seconds());
    }

    boolean found() {
        return times > 0;
    }

    /** The mean; all the time when it was never exposed. */
    double meanSeconds() {
        return seconds / Math.max(1, times);
    }

    double meanRuns() {
        return runs / Math.max(1, times);
    }

    /** Mean seconds and runs; "NO" when it was not exposed in the time that there was. */
    String cell() {
        return found()
                ? String.format(Locale.ROOT, "%.2f (%,.0f)", meanSeconds(), meanRuns())
                : String.format(Locale.ROOT, "NO (%,.0f)", runs);
    }
}
