package dev.selvage.generated.check;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.generated.check.Disagreement.Kind;
import dev.selvage.generated.run.ObservedProgram;
import dev.selvage.generated.run.Search;
import dev.selvage.generated.run.TargetLog;
import dev.selvage.report.model.TargetsReport.TargetPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Checks that chance does not show what a directed strategy calls infeasible.
 *
 * @param claims how many targets were called infeasible
 * @param refuted those of them that a run has shown
 */
public record Feasibility(int claims, List<Disagreement> refuted) {
    /** Nobody has called anything infeasible. */
    public static final Feasibility UNCLAIMED = new Feasibility(0, List.of());

    private static final List<String> DIRECTED = List.of("ctrigger:controlled", "tsa:controlled");
    private static final int RUNS = 600;
    private static final int RUNS_OF_WITNESS = 150;

    static Feasibility examine(ObservedProgram program) {
        Feasibility result = UNCLAIMED;
        for (String strategy : DIRECTED) {
            Search accused = search(strategy, RUNS);
            TargetLog log = accused.follow(program, new TargetLog());
            if (!log.infeasible().isEmpty()) result = result.and(judge(accused, log.infeasible(), program));
        }
        return result;
    }

    /** Whether runs by chance show what {@code accused} has claimed to be infeasible. */
    static Feasibility judge(Search accused, Set<List<TargetPlace>> claimed, ObservedProgram program) {
        Search witness = search("random", RUNS_OF_WITNESS);
        var shown = witness.follow(program, new TargetLog()).shown();
        List<Disagreement> refuted = claimed.stream()
                .filter(shown::contains)
                .map(places -> new Disagreement(Kind.FEASIBLE, accused.name(), witness.name(), words(places)))
                .toList();
        return new Feasibility(claimed.size(), refuted);
    }

    private Feasibility and(Feasibility other) {
        List<Disagreement> all = new ArrayList<>(refuted);
        all.addAll(other.refuted);
        return new Feasibility(claims + other.claims, all);
    }

    private static Search search(String strategy, int runs) {
        return new Search(strategy, EngineChoice.AUTO, Timeouts.LAST, runs);
    }

    private static String words(List<TargetPlace> places) {
        return places.stream()
                .map(place -> place.role() + " " + place.where() + " " + place.member())
                .collect(Collectors.joining(", "));
    }
}
