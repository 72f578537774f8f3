package dev.selvage.api.strategy;

/**
 * A role: run number n can be made without those before it, so that several JVMs share the runs and together make those that one
 * would make.
 */
public interface Divides {
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
