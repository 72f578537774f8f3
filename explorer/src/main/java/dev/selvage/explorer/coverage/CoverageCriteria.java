package dev.selvage.explorer.coverage;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The register of criteria, and those of them that a campaign measures. */
public final class CoverageCriteria {
    static final String HAPSET = "hapset";
    static final String PSET = "pset";

    private final List<CriterionMeter> meters = new ArrayList<>();
    private final Set<String> unmeasured = new TreeSet<>();

    /** @param context call sites that tell statements apart */
    public CoverageCriteria(Collection<String> ids, int context) {
        Set<String> directed = new TreeSet<>(ids);
        directed.retainAll(DirectedMeter.IDS);
        if (!directed.isEmpty()) meters.add(new DirectedMeter(directed));
        for (String id : ids) {
            if (!ids().contains(id)) throw new IllegalArgumentException("there is no criterion '" + id + "'");
            if (!directed.contains(id)) meters.add(new HapSetMeter(id, context));
        }
    }

    /** The names by which users ask for them. */
    public static Set<String> ids() {
        Set<String> all = new TreeSet<>(DirectedMeter.IDS);
        all.add(HAPSET);
        all.add(PSET);
        return all;
    }

    /** A controlled run is about to begin; returns who watches its events. */
    public RunListener onRun() {
        return meters.stream().map(CriterionMeter::onRun).reduce(RunListener.NONE, Listeners::both);
    }

    /** How much of a free run must be recorded. */
    public Recording recording() {
        boolean everything = meters.stream().anyMatch(meter -> meter.recording() == Recording.EVERYTHING);
        return everything ? Recording.EVERYTHING : Recording.SYNCHRONIZATION;
    }

    /** A free run is over. */
    public void onFreeRun(FreeOutcome outcome) {
        for (CriterionMeter meter : meters) {
            if (!meter.onFreeRun(outcome)) unmeasured.addAll(meter.figures().keySet());
        }
    }

    /** The run has ended. */
    public void onRunEnd(boolean fails) {
        meters.forEach(meter -> meter.onRunEnd(fails));
    }

    /** What was covered, besides what the strategy has measured itself. */
    public Map<String, CoverageFigures> besides(Map<String, CoverageFigures> own) {
        Map<String, CoverageFigures> all = new TreeMap<>(own);
        for (CriterionMeter meter : meters) meter.figures().forEach(all::putIfAbsent);
        all.keySet().removeIf(id -> unmeasured.contains(id) && !own.containsKey(id));
        return all;
    }

    /** Criteria that cannot be measured in free runs, if there were any. */
    public Set<String> unmeasured() {
        return unmeasured;
    }
}
