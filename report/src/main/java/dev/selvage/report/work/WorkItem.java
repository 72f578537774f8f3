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

    /** No work: the order is done, and another one may follow. */
    public static final WorkItem END = new WorkItem(0, 0, 0, null);

    public static WorkItem of(long first, long runs, long millis) {
        return new WorkItem(first, runs, millis, null);
    }

    /** Whether it is {@link #END}: there are no runs to make and there is nothing to confirm. */
    public boolean endsOrder() {
        return runs == 0 && suspect == null;
    }

    /** The number behind that of the last run. */
    public long end() {
        return first + runs;
    }
}
