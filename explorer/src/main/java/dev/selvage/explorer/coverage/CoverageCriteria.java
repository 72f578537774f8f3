package dev.selvage.explorer.coverage;

import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.strategy.StrategyOptions;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** The register of criteria, and those of them that a campaign measures. */
public final class CoverageCriteria {
    private static final Map<String, Function<StrategyOptions, CriterionMeter>> ALL = new TreeMap<>(Map.of(
            "hapset", options -> new HapSetMeter(options.context(), false),
            "pset", options -> new HapSetMeter(options.context(), true)));

    private final Map<String, CriterionMeter> meters = new LinkedHashMap<>();

    public CoverageCriteria(Collection<String> ids, StrategyOptions options) {
        for (String id : ids) {
            Function<StrategyOptions, CriterionMeter> meter = ALL.get(id);
            if (meter == null) throw new IllegalArgumentException("there is no criterion '" + id + "'");
            meters.put(id, meter.apply(options));
        }
    }

    /** The names by which users ask for them. */
    public static Set<String> ids() {
        return ALL.keySet();
    }

    public List<String> measured() {
        return List.copyOf(meters.keySet());
    }

    /** A run is about to begin; returns who watches its events. */
    public RunListener onRun() {
        return meters.values().stream().map(CriterionMeter::onRun).reduce(RunListener.NONE, Listeners::both);
    }

    /** The run has ended. */
    public void onRunEnd(boolean fails) {
        meters.values().forEach(meter -> meter.onRunEnd(fails));
    }

    /** What was covered, besides what the strategy has measured itself. */
    public Map<String, CoverageFigures> besides(Map<String, CoverageFigures> own) {
        Map<String, CoverageFigures> all = new TreeMap<>(own);
        meters.forEach((id, meter) -> all.putIfAbsent(id, meter.figures()));
        return all;
    }
}
