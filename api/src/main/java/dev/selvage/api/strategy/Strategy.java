package dev.selvage.api.strategy;

import dev.selvage.api.run.Choice;

/**
 * Decides which schedule each run of a campaign follows. It lives as long as the campaign.
 *
 * <p>All methods are called by one thread at a time. The same choices have to be made in every JVM: what is random comes from the {@linkplain
 * StrategyContext#random context}, and nothing depends on hash codes of objects or on time.
 */
public interface Strategy {
    /** Prepares the next run; false when nothing is left to try. */
    boolean nextRun();

    /**
     * Chooses how the run goes on.
     *
     * @param choice valid during this call
     * @return the index of one of its options, or {@link Choice#GIVE_UP}
     */
    int choose(Choice choice);
}
