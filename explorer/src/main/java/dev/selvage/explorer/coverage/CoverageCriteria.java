package dev.selvage.explorer.coverage;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The criteria that a campaign measures. */
public final class CoverageCriteria {
    private final Map<String, CriterionMeter> meters = new LinkedHashMap<>();

    /** @param texts what is asked for, {@code ui} or {@code hapset:context=3} */
    public CoverageCriteria(Collection<String> texts, CriterionRegister register) {
        for (String text : texts) meters.put(register.name(text), register.create(text));
    }

    public boolean isEmpty() {
        return meters.isEmpty();
    }

    /** How many of the innermost call sites are asked for at an event. */
    public int callSites() {
        return meters.values().stream()
                .mapToInt(CriterionMeter::callSites)
                .max()
                .orElse(0);
    }

    /** Those that runs under control alone can show. */
    public List<String> underControlOnly() {
        return meters.keySet().stream()
                .filter(id -> !meter(id).watchesFreeRuns())
                .toList();
    }

    private CriterionMeter meter(String id) {
        CriterionMeter meter = meters.get(id);
        if (meter == null) throw new IllegalArgumentException(id);
        return meter;
    }

    /** A free run is over. */
    public void onFreeRun(FreeOutcome outcome) {
        meters.values().forEach(meter -> meter.onFreeRun(outcome));
    }

    /** A run is about to begin; returns who watches its events. */
    public RunListener onRun() {
        return meters.values().stream().map(CriterionMeter::onRun).reduce(RunListener.NONE, Listeners::both);
    }

    /** The run has ended. */
    public void onRunEnd(RunResult run, boolean fails) {
        meters.values().forEach(meter -> meter.onRunEnd(run, fails));
    }

    /**
     * What was covered, besides what the strategy has measured itself.
     *
     * @param free whether the runs were free ones
     */
    public Map<String, CoverageFigures> besides(Map<String, CoverageFigures> own, boolean free) {
        Map<String, CoverageFigures> all = new TreeMap<>(own);
        meters.forEach((id, meter) -> {
            if (!free || meter.watchesFreeRuns()) all.putIfAbsent(id, meter.figures());
        });
        return all;
    }
}
