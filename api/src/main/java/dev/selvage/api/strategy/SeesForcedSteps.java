package dev.selvage.api.strategy;

import dev.selvage.api.run.Choice;

/** A role: sees also the points of a run at which there is nothing to choose. */
public interface SeesForcedSteps {
    /** The only option of {@code choice} is taken. */
    void forced(Choice choice);
}
