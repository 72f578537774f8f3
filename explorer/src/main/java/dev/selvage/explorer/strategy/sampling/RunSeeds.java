package dev.selvage.explorer.strategy.sampling;

import java.util.SplittableRandom;

/** Gives each run of a campaign a sequence of random numbers of its own, so that run n is the same whatever came before it. */
public final class RunSeeds {
    /** Where the seeds of the runs begin; drawn, because the sequences of neighbouring seeds would be neighbours too. */
    private final long origin;

    private long next;

    public RunSeeds(long seed) {
        this.origin = new SplittableRandom(seed).nextLong();
    }

    public void startAt(long run) {
        next = run;
    }

    /** The number of the run that comes next, from 0. */
    public long upcoming() {
        return next;
    }

    public SplittableRandom nextRun() {
        return new SplittableRandom(origin + next++);
    }
}
