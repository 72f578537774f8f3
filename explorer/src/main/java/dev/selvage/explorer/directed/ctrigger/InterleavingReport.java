package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.explorer.directed.Outcome;
import dev.selvage.explorer.directed.TargetPlaces;
import dev.selvage.explorer.directed.criterion.Interleaving;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.Control;
import dev.selvage.report.model.TargetsReport.TargetReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Tells about the interleavings that were predicted, and what came of them. */
public final class InterleavingReport {
    private InterleavingReport() {}

    public static TargetsReport of(InterleavingAnalysis analysis, String strategy) {
        List<TargetReport> targets = new ArrayList<>();
        for (Target target : analysis.targets()) targets.add(report(target, targets.size() + 1));
        return new TargetsReport(TargetsReport.FORMAT, strategy, figures(analysis), List.copyOf(targets));
    }

    /** Counts targets after each step, and, where a name ends in C, the instructions c of them. */
    private static Map<String, Long> figures(InterleavingAnalysis analysis) {
        Map<String, Long> figures = new LinkedHashMap<>();
        figures.put("instructions", (long) analysis.instructions());
        figures.put("potential", (long) analysis.targets().size());
        figures.put("potentialC", (long) analysis.current(target -> true).size());
        long order = analysis.with(Target.Verdict.PRUNED_BY_ORDER).size();
        long exclusion =
                analysis.with(Target.Verdict.PRUNED_BY_MUTUAL_EXCLUSION).size();
        figures.put("afterOrder", analysis.targets().size() - order);
        figures.put("feasible", analysis.targets().size() - order - exclusion);
        figures.put("feasibleC", (long)
                analysis.current(target -> !target.verdict().isPruned()).size());
        figures.put("exercised", (long) analysis.with(Target.Verdict.EXERCISED).size());
        figures.put("ranked", (long) analysis.ranked().size());
        for (Outcome outcome : Outcome.values()) figures.put(outcome.key(), count(analysis.ranked(), outcome));
        return figures;
    }

    private static long count(List<Target> targets, Outcome outcome) {
        return targets.stream().filter(target -> target.outcome() == outcome).count();
    }

    private static TargetReport report(Target target, int rank) {
        boolean ranked = target.verdict() == Target.Verdict.RANKED;
        Interleaving interleaving = target.interleaving();
        return new TargetReport(
                ranked ? rank : null,
                target.shape().shape(),
                List.of(
                        TargetPlaces.of("p", interleaving.p()),
                        TargetPlaces.of("r", interleaving.r()),
                        TargetPlaces.of("c", interleaving.c())),
                target.verdict().words(),
                ranked ? target.outcome().words() : target.verdict().words(),
                target.run() == 0 ? null : target.run(),
                target.localGap(),
                target.remoteDistance());
    }

    /** What has to be done to bring the interleaving about again. */
    public static Control control(SuspensionPoints points, long expiryNanos, int suspensions) {
        Interleaving interleaving = points.interleaving();
        return new Control(
                List.of(
                        TargetPlaces.of("p", interleaving.p()),
                        TargetPlaces.of("r", interleaving.r()),
                        TargetPlaces.of("c", interleaving.c()),
                        TargetPlaces.of("suspend-r", points.beforeR()),
                        TargetPlaces.of("suspend-c", points.beforeC())),
                expiryNanos,
                suspensions);
    }

    /** What {@link #control} was made of. */
    public static SuspensionPoints points(Control control) {
        Interleaving interleaving = new Interleaving(
                TargetPlaces.find("p", control.places()),
                TargetPlaces.find("c", control.places()),
                TargetPlaces.find("r", control.places()));
        return new SuspensionPoints(
                interleaving,
                TargetPlaces.find("suspend-c", control.places()),
                TargetPlaces.find("suspend-r", control.places()));
    }

    /** The targets themselves, in words. */
    public static String words(List<Target> targets) {
        return String.join(
                " or ",
                targets.stream()
                        .map(target -> "(" + target.interleaving() + ")")
                        .toList());
    }

    /** What came of the targets, in words. */
    public static String summary(List<Target> targets) {
        if (targets.isEmpty()) return "the profile shows no interleaving that could be forced";
        List<String> parts = Stream.of(Outcome.values())
                .filter(outcome -> count(targets, outcome) > 0)
                .map(outcome -> count(targets, outcome) + " " + outcome.words())
                .toList();
        return "of " + targets.size() + (targets.size() == 1 ? " target " : " targets ") + String.join(", ", parts);
    }
}
