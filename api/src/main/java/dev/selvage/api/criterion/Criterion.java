package dev.selvage.api.criterion;

import dev.selvage.api.run.LearnsFromEvents;
import dev.selvage.api.run.RunSummary;
import java.util.OptionalLong;

/** Collects the goals that the runs of a campaign cover, whichever strategy makes them. It lives as long as the campaign. */
public interface Criterion extends LearnsFromEvents {
    /** A run begins. */
    default void begin() {}

    /**
     * The run is over.
     *
     * @param failed whether an oracle objects to it
     */
    default void end(RunSummary run, boolean failed) {}

    /** What the runs so far have covered. */
    Goals covered();

    /** How many goals there are; empty as long as that is not known. */
    default OptionalLong total() {
        return OptionalLong.empty();
    }
}
