package dev.selvage.report.work;

/**
 * Runs to make. Strategy, seed and the numbers of the runs say all about them, wherever they are made.
 *
 * @param first number of the first run, from 0
 * @param runs how many to make
 * @param millis the time after which to stop all the same
 */
public record WorkItem(long first, long runs, long millis) {
    /** The number behind that of the last run. */
    public long end() {
        return first + runs;
    }
}
