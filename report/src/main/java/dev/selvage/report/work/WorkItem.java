package dev.selvage.report.work;

import org.jspecify.annotations.Nullable;

/**
 * Runs to make. Strategy, seed and the numbers of the runs say all about them, wherever they are made.
 *
 * @param first number of the first run, from 0
 * @param runs how many to make
 * @param millis the time after which to stop all the same
 * @param suspect in place of making runs, the failure to confirm
 */
public record WorkItem(
        long first, long runs, long millis, @Nullable Suspect suspect) {
    public static WorkItem of(long first, long runs, long millis) {
        return new WorkItem(first, runs, millis, null);
    }

    /** The number behind that of the last run. */
    public long end() {
        return first + runs;
    }
}
