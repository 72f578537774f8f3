package dev.selvage.explorer.strategy;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.report.model.TargetsReport;
import java.util.List;

/**
 * A strategy whose runs are free: the program runs on all cores, and all that the strategy can do is to watch it and to hold
 * threads up. The same seed does not give the same runs.
 */
public interface FreeStrategy extends ExplorationStrategy {
    /** What is done to the run for which {@link #nextRun} was called last. */
    Interference interference();

    /** How much of that run is seen and recorded. */
    default Recording recording() {
        return Recording.SYNCHRONIZATION;
    }

    /** Where threads of that run are suspended, if it can be done again so; otherwise empty. */
    default List<TargetsReport.Control> control() {
        return List.of();
    }

    /** The run is over; comes before it is judged and before the next {@link #nextRun}. */
    default void onEnd(FreeOutcome outcome) {}

    @Override
    default int choose(ChoicePoint point) {
        throw new IllegalStateException("nobody chooses who goes on in a free run");
    }
}
