package dev.selvage.bench.tables;

import dev.selvage.engine.free.Recording;
import dev.selvage.explorer.directed.TargetPlaces;
import dev.selvage.explorer.directed.criterion.InterleavingCoverage;
import dev.selvage.explorer.directed.profile.FreeProfiler;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.report.model.TargetsReport;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * How many unserializable interleavings, known by the second local access, stress and CTrigger cover.
 *
 * @param feasible those that the analysis takes for feasible or that a run has shown, without those that a controlled search
 *     has proved to be impossible
 * @param exposed runs of CTrigger in which the bug showed
 * @param open those that no run has shown, and what the controlled search says of them
 */
record InterleavingFigures(long feasible, long byStress, long byCTrigger, long exposed, List<String> open) {
    /** A proof is not to be had in less. */
    private static final Duration PROOF = Duration.ofMinutes(2);

    /** Both strategies get the same time; CTrigger begins anew with another profile when it has tried all targets. */
    static InterleavingFigures of(Subject subject, List<String> small, Duration time) {
        Measured ctrigger = cover(subject, "ctrigger", time);
        Measured stress = cover(subject, "stress", time);
        Set<Location> feasible = new HashSet<>(stress.covered);
        feasible.addAll(ctrigger.covered);
        Set<Location> open = new TreeSet<>(ctrigger.predicted);
        open.removeAll(feasible);
        List<String> words = List.of();
        if (!open.isEmpty()) {
            Feasibility proof = Feasibility.of(subject, small, PROOF);
            words = open.stream().map(proof::words).toList();
            open.removeIf(proof::isInfeasible);
        }
        feasible.addAll(open);
        return new InterleavingFigures(
                feasible.size(), stress.covered.size(), ctrigger.covered.size(), ctrigger.failures, words);
    }

    /**
     * What runs have shown.
     *
     * @param predicted interleavings that the profiles let expect
     */
    private record Measured(Set<Location> covered, Set<Location> predicted, long failures) {}

    private static Measured cover(Subject subject, String name, Duration time) {
        Instructions instructions = new Instructions();
        InterleavingCoverage coverage = new InterleavingCoverage();
        Set<Location> predicted = new HashSet<>();
        long failures = 0;
        boolean profile = true;
        try (FreeRuns runs = new FreeRuns(subject)) {
            FreeStrategy strategy = FreeRuns.strategy(name);
            while (runs.seconds() < time.toMillis() / 1e3) {
                if (!runs.next(strategy, Recording.EVERYTHING)) {
                    strategy.targets().ifPresent(report -> predicted.addAll(feasible(report)));
                    strategy = FreeRuns.strategy(name);
                    profile = true;
                    continue;
                }
                coverage.restart();
                FreeProfiler.tell(runs.trace(), instructions, coverage);
                if (runs.hasFailed()) failures++;
                // What a failed run lets expect may need the failure.
                if (runs.hasFailed() && profile) strategy = FreeRuns.strategy(name);
                else profile = false;
            }
            strategy.targets().ifPresent(report -> predicted.addAll(feasible(report)));
        }
        return new Measured(InterleavingCoverage.current(coverage.covered()), predicted, failures);
    }

    private static List<Location> feasible(TargetsReport report) {
        return report.targets().stream()
                .filter(target -> !target.before().startsWith("pruned"))
                .map(target -> TargetPlaces.find("c", target.places()))
                .toList();
    }
}
