package dev.selvage.bench.tables;

import dev.selvage.bench.Programs;
import dev.selvage.engine.free.Recording;
import dev.selvage.explorer.Campaign;
import dev.selvage.explorer.CampaignListener;
import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.directed.criterion.InterleavingCoverage;
import dev.selvage.explorer.directed.measure.Criteria;
import dev.selvage.explorer.directed.profile.FreeProfiler;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.strategy.StrategyOptions;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * How many unserializable interleavings, known by the second local access, stress and CTrigger cover.
 *
 * @param feasible those that the analysis takes for feasible or that a run has shown, without those that a controlled search
 *     has proved to be impossible
 * @param exposed runs of CTrigger in which the bug showed
 */
record InterleavingFigures(long feasible, long byStress, long byCTrigger, long exposed) {

    /** Both strategies get the same time; CTrigger begins anew with another profile when it has tried all targets. */
    static InterleavingFigures of(Subject subject, Duration time) {
        Measured ctrigger = cover(subject, "ctrigger", time);
        Measured stress = cover(subject, "stress", time);
        Set<Location> seen = new HashSet<>(stress.covered);
        seen.addAll(ctrigger.covered);
        long feasible = Math.max(seen.size(), ctrigger.predicted - infeasible(subject, time));
        return new InterleavingFigures(feasible, stress.covered.size(), ctrigger.covered.size(), ctrigger.failures);
    }

    /**
     * What runs have shown.
     *
     * @param predicted the most interleavings that one profile let expect, or its campaign showed
     */
    private record Measured(Set<Location> covered, long predicted, long failures) {}

    private static CoverageFigures figures(Map<String, CoverageFigures> all) {
        return all.getOrDefault(Criteria.UI, new CoverageFigures(0, 0, 0));
    }

    private static Measured cover(Subject subject, String name, Duration time) {
        Instructions instructions = new Instructions();
        InterleavingCoverage coverage = new InterleavingCoverage();
        long failures = 0;
        long predicted = 0;
        try (FreeRuns runs = new FreeRuns(subject)) {
            FreeStrategy strategy = FreeRuns.strategy(name, StrategyOptions.defaults());
            while (runs.seconds() < time.toMillis() / 1e3) {
                if (!runs.next(strategy, Recording.EVERYTHING)) {
                    strategy = FreeRuns.strategy(name, StrategyOptions.defaults());
                    continue;
                }
                coverage.restart();
                FreeProfiler.tell(runs.trace(), instructions, coverage);
                if (runs.hasFailed()) failures++;
                predicted = Math.max(predicted, figures(strategy.coverage()).total());
            }
        }
        return new Measured(InterleavingCoverage.current(coverage.covered()), predicted, failures);
    }

    private static long infeasible(Subject subject, Duration time) {
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy("ctrigger:controlled")
                .withTime(time)
                .withRuns(Integer.MAX_VALUE)
                .withKeepGoing(true);
        return figures(Campaign.run(
                                Programs.open(
                                        subject.program(), subject.arguments().toArray(new String[0])),
                                settings,
                                CampaignListener.NONE)
                        .coverage())
                .infeasible();
    }
}
