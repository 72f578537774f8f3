package dev.selvage.explorer.coverage;

import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.hapset.HapSets;
import dev.selvage.explorer.strategy.hapset.Learner;
import dev.selvage.report.model.CampaignResult.CoverageFigures;

/** Counts the orders of two statements that good runs have shown; how many there are in all is not known. */
final class HapSetMeter implements CriterionMeter {
    private final HapSets sets = new HapSets();
    private final int context;
    private final boolean memoryOnly;

    HapSetMeter(int context, boolean memoryOnly) {
        this.context = context;
        this.memoryOnly = memoryOnly;
    }

    @Override
    public int callSites() {
        return context;
    }

    @Override
    public RunListener onRun() {
        return new Learner(sets, context, memoryOnly);
    }

    @Override
    public void onRunEnd(RunResult run, boolean fails) {
        if (fails) sets.forget();
        else sets.keep();
    }

    @Override
    public CoverageFigures figures() {
        return new CoverageFigures(sets.size(), sets.size(), 0);
    }
}
