package dev.selvage.explorer.coverage;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunListener;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.Map;

/** Measures criteria over the runs of a campaign, whichever strategy makes them. */
interface CriterionMeter {
    /** A controlled run is about to begin; returns who watches its events. */
    RunListener onRun();

    /** How much of a free run must be recorded. */
    default Recording recording() {
        return Recording.SYNCHRONIZATION;
    }

    /** A free run is over; says whether it could be measured. */
    default boolean onFreeRun(FreeOutcome outcome) {
        return false;
    }

    /** The run has ended. */
    void onRunEnd(boolean fails);

    /** What the runs so far have covered, by criterion. */
    Map<String, CoverageFigures> figures();
}
