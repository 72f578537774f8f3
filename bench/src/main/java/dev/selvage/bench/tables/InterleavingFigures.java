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
import java.util.Set;

/**
 * How many unserializable interleavings, known by the second local access, stress and CTrigger cover.
 *
 * @param feasible those that the analysis takes for feasible or that a run has shown, without those that a controlled search
 *     has proved to be impossible
 * @param exposed runs of CTrigger in which the bug showed
 */
record InterleavingFigures(long feasible, long byStress, long byCTrigger, long exposed) {

    static InterleavingFigures of(Subject subject, Duration time) {
        Set<Location> stress = new HashSet<>();
        Set<Location> ctrigger = new HashSet<>();
        FreeStrategy directed = FreeRuns.strategy("ctrigger", StrategyOptions.defaults());
        long exposed = cover(subject, directed, time, ctrigger);
        cover(subject, FreeRuns.strategy("stress", StrategyOptions.defaults()), time, stress);
        CoverageFigures predicted = figures(directed.coverage());
        Set<Location> seen = new HashSet<>(stress);
        seen.addAll(ctrigger);
        long feasible = Math.max(seen.size(), predicted.total() - infeasible(subject, time));
        return new InterleavingFigures(feasible, stress.size(), ctrigger.size(), exposed);
    }

    private static CoverageFigures figures(java.util.Map<String, CoverageFigures> all) {
        return all.getOrDefault(Criteria.UI, new CoverageFigures(0, 0, 0));
    }

    /** Runs until the strategy has tried everything, or the time is up; returns how many runs failed. */
    private static long cover(Subject subject, FreeStrategy strategy, Duration time, Set<Location> covered) {
        Instructions instructions = new Instructions();
        InterleavingCoverage coverage = new InterleavingCoverage();
        long failures = 0;
        try (FreeRuns runs = new FreeRuns(subject)) {
            while (runs.seconds() < time.toMillis() / 1e3 && runs.next(strategy, Recording.EVERYTHING)) {
                coverage.restart();
                FreeProfiler.tell(runs.trace(), instructions, coverage);
                if (runs.hasFailed()) failures++;
            }
        }
        covered.addAll(InterleavingCoverage.current(coverage.covered()));
        return failures;
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
