package dev.selvage.generated.check;

import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.generated.check.Disagreement.Kind;
import dev.selvage.generated.operation.Trait;
import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.run.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What all searches of a program have seen.
 *
 * @param bare what the bare JVM has shown
 * @param unrepeated what went wrong when runs were repeated
 * @param feasibility what directed strategies call infeasible
 */
public record Evidence(
        GeneratedProgram program,
        List<SearchResult> searches,
        Set<String> bare,
        List<Disagreement> unrepeated,
        Feasibility feasibility) {
    /** Whether what the bare JVM shows can be expected of runs in which threads take turns. */
    static boolean admitsBare(GeneratedProgram program) {
        return !program.has(Trait.WEAK) && !program.has(Trait.SPINS);
    }

    Evidence withBare(Set<String> shown) {
        return new Evidence(program, searches, shown, unrepeated, feasibility);
    }

    /** Everything that was seen under control. */
    Set<String> outcomes() {
        return searches.stream()
                .flatMap(result -> result.outcomes().keySet().stream())
                .collect(Collectors.toSet());
    }

    public List<Disagreement> disagreements() {
        List<Disagreement> found = new ArrayList<>();
        for (SearchResult accused : searches) {
            if (!accused.problems().isEmpty()) {
                found.add(new Disagreement(
                        Kind.NOT_CONTROLLED, accused.search().name(), "", String.join("; ", accused.problems())));
            } else if (accused.exhausted()) {
                addMissed(accused, found);
            }
        }
        found.addAll(unrepeated);
        found.addAll(feasibility.refuted());
        return found;
    }

    /** One for each search that has missed something is enough. */
    private void addMissed(SearchResult accused, List<Disagreement> found) {
        for (SearchResult witness : searches) {
            if (!bearsWitness(witness, accused)) continue;
            for (String outcome : witness.outcomes().keySet()) {
                if (accused.outcomes().containsKey(outcome)) continue;
                found.add(missed(accused, witness.search().name(), outcome));
                return;
            }
        }
        if (!bareBearsWitness(accused)) return;
        for (String outcome : bare) {
            if (accused.outcomes().containsKey(outcome)) continue;
            found.add(missed(accused, Disagreement.BARE, outcome));
            return;
        }
    }

    private static Disagreement missed(SearchResult accused, String witness, String outcome) {
        return new Disagreement(Kind.MISSED, accused.search().name(), witness, outcome);
    }

    /** Time-outs that expire last are among those that expire at any time, and not the other way round. */
    private static boolean bearsWitness(SearchResult witness, SearchResult accused) {
        return witness != accused
                && witness.problems().isEmpty()
                && (accused.search().timeouts() == Timeouts.EXPLORE
                        || witness.search().timeouts() == Timeouts.LAST);
    }

    private boolean bareBearsWitness(SearchResult accused) {
        return accused.search().timeouts() == Timeouts.EXPLORE || !program.has(Trait.TIMED);
    }
}
