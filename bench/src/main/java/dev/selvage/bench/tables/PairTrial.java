package dev.selvage.bench.tables;

import dev.selvage.engine.free.Recording;
import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.criterion.SyncPairCoverage;
import dev.selvage.explorer.directed.profile.FreeProfiler;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.directed.profile.ProfileRecorder;
import dev.selvage.explorer.directed.tsa.Estimation;
import dev.selvage.explorer.directed.tsa.Saturation;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.strategy.directed.TsaStrategy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The synchronization pairs, in Hong's sense, that a free-running strategy covers on a subject in a given time.
 *
 * @param curve what was covered after each run
 * @param estimated pairs that the first run lets expect
 * @param notEstimated covered ones that it did not
 * @param rule3 the part of all resumptions of TSA that the estimation based heuristic decided
 */
record PairTrial(List<Point> curve, int estimated, int notEstimated, double rule3) {
    /** Coverage is saturated when a line explains less than this of it. */
    private static final double THRESHOLD = 0.1;

    /** The window over which it does, as a part of the whole time; the authors took 2 minutes of 30. */
    private static final int WINDOWS = 15;

    /** Fewer runs in a window say nothing. */
    private static final int FEWEST = 3;

    /** So much was covered then. */
    record Point(double seconds, int covered) {}

    static PairTrial of(Subject subject, String name, Duration time) {
        Instructions instructions = new Instructions();
        SyncPairCoverage coverage = new SyncPairCoverage();
        ProfileRecorder first = new ProfileRecorder();
        List<Point> curve = new ArrayList<>();
        try (FreeRuns runs = new FreeRuns(subject)) {
            FreeStrategy strategy = FreeRuns.strategy(name);
            while (runs.seconds() < time.toMillis() / 1e3) {
                if (!runs.next(strategy, Recording.SYNCHRONIZATION)) {
                    // It has covered all that its runs let expect: with other ones it may expect more.
                    strategy = FreeRuns.strategy(name, runs.runs());
                    continue;
                }
                coverage.restart();
                FreeProfiler.tell(
                        runs.trace(), instructions, runs.runs() == 1 ? ProfileObserver.all(coverage, first) : coverage);
                curve.add(new Point(runs.seconds(), coverage.hong().size()));
            }
            Set<SyncPair> estimated =
                    Estimation.of(List.of(first.profile()), false).all();
            Set<SyncPair> surprises = new HashSet<>(coverage.hong());
            surprises.removeAll(estimated);
            double rule3 = strategy instanceof TsaStrategy tsa ? tsa.shareOfRule3() : 0;
            return new PairTrial(List.copyOf(curve), estimated.size(), surprises.size(), rule3);
        }
    }

    /** What was covered in all the time. */
    int covered() {
        return curve.get(curve.size() - 1).covered;
    }

    /** What was covered in so many runs, or in as many as there were. */
    int coveredIn(int runs) {
        return curve.get(Math.min(runs, curve.size()) - 1).covered;
    }

    /** When coverage was saturated; the end, if it never was. */
    Point saturation(Duration time) {
        double window = time.toMillis() / 1e3 / WINDOWS;
        Saturation saturation = new Saturation(window, THRESHOLD, FEWEST);
        for (Point point : curve) {
            saturation.add(point.seconds, point.covered);
            if (saturation.isReached()) return point;
        }
        return curve.get(curve.size() - 1);
    }

    /** What was covered by that time. */
    int coveredAt(double seconds) {
        int low = 0;
        int high = curve.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (curve.get(middle).seconds <= seconds) low = middle + 1;
            else high = middle;
        }
        return low == 0 ? 0 : curve.get(low - 1).covered;
    }

    /** Estimated ones that no run has covered. */
    int notCovered() {
        return estimated - (covered() - notEstimated);
    }
}
