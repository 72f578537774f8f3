package dev.selvage.explorer.directed.tsa;

import dev.selvage.explorer.directed.Outcome;
import dev.selvage.explorer.directed.TargetPlaces;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.TargetReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Tells about the pairs that were estimated, and what came of them. */
public final class PairReport {
    private static final String KIND = "lock-lock";

    private PairReport() {}

    public static TargetsReport of(List<PairTarget> targets, String strategy) {
        List<TargetReport> reports = new ArrayList<>();
        for (PairTarget target : targets) reports.add(report(target, reports.size() + 1));
        return new TargetsReport(TargetsReport.FORMAT, strategy, figures(targets), List.copyOf(reports));
    }

    private static Map<String, Long> figures(List<PairTarget> targets) {
        Map<String, Long> figures = new LinkedHashMap<>();
        figures.put("estimated", (long) targets.size());
        figures.put(
                "coveredByEstimation",
                targets.stream().filter(PairTarget::isCoveredByEstimation).count());
        for (Outcome outcome : Outcome.values()) figures.put(outcome.key(), count(targets, outcome));
        return figures;
    }

    private static long count(List<PairTarget> targets, Outcome outcome) {
        return targets.stream()
                .filter(target -> !target.isCoveredByEstimation() && target.outcome() == outcome)
                .count();
    }

    private static TargetReport report(PairTarget target, int rank) {
        String before = target.isCoveredByEstimation() ? "covered by the profiling run" : "estimated";
        return new TargetReport(
                rank,
                KIND,
                List.of(
                        TargetPlaces.of("first", target.pair().first()),
                        TargetPlaces.of("second", target.pair().second())),
                before,
                target.isCoveredByEstimation() ? before : words(target.outcome()),
                target.run() == 0 ? null : target.run(),
                null,
                null);
    }

    /** What came of the pairs, in words. */
    public static String summary(List<PairTarget> targets) {
        if (targets.isEmpty()) return "the profile shows no two acquisitions of one lock";
        long known = targets.stream().filter(PairTarget::isCoveredByEstimation).count();
        List<String> parts = new ArrayList<>();
        parts.add(known + " covered by the profiling run");
        Stream.of(Outcome.values())
                .filter(outcome -> count(targets, outcome) > 0)
                .forEach(outcome -> parts.add(count(targets, outcome) + " " + words(outcome)));
        return "of " + targets.size() + " estimated pairs " + String.join(", ", parts);
    }

    /** A pair that happens is a covered one; whether it is to blame for a failure nobody knows. */
    private static String words(Outcome outcome) {
        return switch (outcome) {
            case BENIGN -> "covered";
            case EXPOSED -> "covered by runs that failed";
            default -> outcome.words();
        };
    }
}
