package dev.selvage.bench.tables;

import dev.selvage.engine.free.Recording;
import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.criterion.SyncPairCoverage;
import dev.selvage.explorer.directed.profile.FreeProfiler;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.directed.profile.ProfileRecorder;
import dev.selvage.explorer.directed.tsa.Estimation;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.strategy.StrategyOptions;
import dev.selvage.explorer.strategy.TsaStrategy;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The synchronization pairs, in Hong's sense, that a free-running strategy covers on a subject.
 *
 * @param estimated pairs that the first run lets expect
 * @param notEstimated covered ones that it did not
 * @param lastGrowth seconds until the last new pair
 * @param seconds that all runs took
 * @param rule3 the part of all resumptions of TSA that the estimation based heuristic decided
 */
record PairTrial(
        int covered, int estimated, int notEstimated, double lastGrowth, double seconds, long runs, double rule3) {

    static PairTrial of(Subject subject, String name, Duration time, int most) {
        Instructions instructions = new Instructions();
        SyncPairCoverage coverage = new SyncPairCoverage();
        ProfileRecorder first = new ProfileRecorder();
        double lastGrowth = 0;
        try (FreeRuns runs = new FreeRuns(subject)) {
            FreeStrategy strategy = FreeRuns.strategy(name, StrategyOptions.defaults());
            while (runs.runs() < most && runs.seconds() < time.toMillis() / 1e3) {
                if (!runs.next(strategy, Recording.SYNCHRONIZATION)) {
                    // It has covered all that its first run let expect: with another one it may expect more.
                    strategy = FreeRuns.strategy(name, runs.runs(), StrategyOptions.defaults());
                    continue;
                }
                int before = coverage.hong().size();
                coverage.restart();
                FreeProfiler.tell(
                        runs.trace(), instructions, runs.runs() == 1 ? ProfileObserver.all(coverage, first) : coverage);
                if (coverage.hong().size() > before) lastGrowth = runs.seconds();
            }
            Set<SyncPair> estimated =
                    Estimation.of(List.of(first.profile()), false).all();
            Set<SyncPair> surprises = new HashSet<>(coverage.hong());
            surprises.removeAll(estimated);
            return new PairTrial(
                    coverage.hong().size(),
                    estimated.size(),
                    surprises.size(),
                    lastGrowth,
                    runs.seconds(),
                    runs.runs(),
                    strategy instanceof TsaStrategy tsa ? tsa.shareOfRule3() : 0);
        }
    }

    /** Estimated ones that no run has covered. */
    int notCovered() {
        return estimated - (covered - notEstimated);
    }

    String cell() {
        return String.format(Locale.ROOT, "%d / %.2f", covered, lastGrowth);
    }
}
