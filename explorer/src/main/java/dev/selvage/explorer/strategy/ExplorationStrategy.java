package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import org.jspecify.annotations.Nullable;

/** Decides which schedule each run of a campaign follows. */
public interface ExplorationStrategy extends Chooser {
    /** The name by which users ask for it. */
    String id();

    /**
     * Prepares the next run; false when every schedule that the strategy would try has been run.
     *
     * @param previous the run that this strategy steered last, or null before the first
     */
    boolean nextRun(@Nullable RunResult previous);

    /** Sees the events of the run for which {@link #nextRun} was called last. */
    default RunListener listener() {
        return RunListener.NONE;
    }

    /** What it means that {@link #nextRun} returned false, in one sentence. */
    String guarantee();
}
