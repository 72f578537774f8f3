package dev.selvage.api.strategy;

import dev.selvage.api.run.RunSummary;

/** A role: learns what came of each run. */
public interface LearnsFromVerdicts {
    /**
     * A run is over and was judged; comes before the next run is prepared.
     *
     * @param failed whether an oracle objects to it
     */
    void judged(RunSummary run, boolean failed);
}
