package dev.selvage.api.strategy;

import dev.selvage.api.run.Choice;

/** The beginning of an earlier run, which is repeated choice by choice. */
public interface Prefix {
    /** Whether all of it has been repeated. */
    boolean isOver();

    /**
     * The index of the option that was chosen at this point. If there is no such option, the run has departed from the earlier one: it ends
     * here, and is made again if the strategy {@linkplain MakesRunsAgain can}.
     */
    int next(Choice choice);
}
