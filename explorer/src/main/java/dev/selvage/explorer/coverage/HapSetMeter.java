package dev.selvage.explorer.coverage;

import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.search.hapset.HapSets;
import dev.selvage.explorer.search.hapset.Learner;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.Map;

/** Counts the orders of two statements that good runs have shown; how many there are in all is not known. */
final class HapSetMeter implements CriterionMeter {
    private final HapSets sets = new HapSets();
    private final String id;
    private final int context;

    /**
     * @param id {@code hapset}, or {@code pset} for memory accesses only
     * @param context call sites that tell statements apart
     */
    HapSetMeter(String id, int context) {
        this.id = id;
        this.context = context;
    }

    @Override
    public RunListener onRun() {
        return new Learner(sets, context, id.equals(CoverageCriteria.PSET));
    }

    @Override
    public void onRunEnd(boolean fails) {
        if (fails) sets.forget();
        else sets.keep();
    }

    @Override
    public Map<String, CoverageFigures> figures() {
        return Map.of(id, new CoverageFigures(sets.size(), sets.size(), 0));
    }
}
