package dev.selvage.api.strategy;

/** A role: can make a run once more that did not do what it should. */
public interface MakesRunsAgain {
    /**
     * Prepares the last run anew, since it departed from what it should repeat, or was suspected to be a livelock and is none; false when it
     * cannot.
     */
    boolean again();
}
