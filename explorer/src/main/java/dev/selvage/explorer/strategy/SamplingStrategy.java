package dev.selvage.explorer.strategy;

/**
 * A strategy whose runs are drawn one by one, so that run number n can be made without those before it: runs can be shared out
 * among several JVMs, which together make exactly the runs that one would make.
 */
public interface SamplingStrategy extends ExplorationStrategy {
    /**
     * Lets the next run be number {@code run}, counted from 0.
     *
     * @param run a multiple of {@link #block}
     */
    void startAt(long run);

    /** How many runs in a row may learn from each other; the first of each block begins without having learned anything. */
    default int block() {
        return 1;
    }
}
