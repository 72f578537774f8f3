package dev.selvage.api.strategy;

import dev.selvage.api.criterion.Goals;
import java.util.OptionalLong;

/** A role: tries to cover something, and counts it. */
public interface HasGoals {
    /** The name under which the figures are listed. */
    String criterion();

    /** What the runs so far have covered. */
    Goals covered();

    /** How many goals there are; empty as long as that is not known. */
    default OptionalLong total() {
        return OptionalLong.empty();
    }
}
