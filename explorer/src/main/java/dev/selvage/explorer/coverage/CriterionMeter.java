package dev.selvage.explorer.coverage;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;

/** Measures one criterion over the runs of a campaign, whichever strategy makes them. */
public interface CriterionMeter {
    /** How many of the innermost call sites it asks for at an event. */
    default int callSites() {
        return 0;
    }

    /** A run is about to begin; returns who watches its events. */
    RunListener onRun();

    /** Whether runs in which threads go on by themselves can be measured, too. */
    default boolean watchesFreeRuns() {
        return false;
    }

    /** A free run is over; it had no listener. */
    default void onFreeRun(FreeOutcome outcome) {}

    /** The run has ended. */
    void onRunEnd(RunResult run, boolean fails);

    /** What the runs so far have covered. */
    CoverageFigures figures();
}
