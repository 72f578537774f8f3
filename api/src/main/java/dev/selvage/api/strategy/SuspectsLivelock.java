package dev.selvage.api.strategy;

/** A role: notices that a run goes round in a cycle. */
public interface SuspectsLivelock {
    /** Whether the last run was given up because it repeats itself for ever, as it seems. Selvage then finds out whether it does. */
    boolean suspectsLivelock();
}
