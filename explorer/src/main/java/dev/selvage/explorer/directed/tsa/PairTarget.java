package dev.selvage.explorer.directed.tsa;

import dev.selvage.explorer.directed.Outcome;
import dev.selvage.explorer.directed.criterion.SyncPair;

/** An estimated synchronization pair, and what came of it. */
public final class PairTarget {
    private final SyncPair pair;
    private final boolean coveredByEstimation;
    private Outcome outcome = Outcome.OPEN;
    private long run;

    public PairTarget(SyncPair pair, boolean coveredByEstimation) {
        this.pair = pair;
        this.coveredByEstimation = coveredByEstimation;
    }

    public SyncPair pair() {
        return pair;
    }

    /** Whether the run from which it was estimated has shown it. */
    public boolean isCoveredByEstimation() {
        return coveredByEstimation;
    }

    public Outcome outcome() {
        return outcome;
    }

    /** The run, from 1, that brought the outcome; 0 for none. */
    public long run() {
        return run;
    }

    public boolean isUnsettled() {
        return !coveredByEstimation && (outcome == Outcome.OPEN || outcome == Outcome.NOT_FORCED);
    }

    public void settle(Outcome newOutcome, long newRun) {
        outcome = newOutcome;
        run = newRun;
    }
}
