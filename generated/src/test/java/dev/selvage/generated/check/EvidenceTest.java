package dev.selvage.generated.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.generated.check.Disagreement.Kind;
import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.run.Search;
import dev.selvage.generated.run.SearchResult;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class EvidenceTest {
    private static final GeneratedProgram PROGRAM = new GeneratedProgram("P", List.of(List.of()), true);

    @Test
    void a_search_that_claims_too_much_is_accused() {
        assertThat(disagreements(Set.of(), result("dfs", true, "a", "b"), result("dpor", true, "a")))
                .containsExactly(new Disagreement(Kind.MISSED, "dpor/platform", "dfs/platform", "b"));
    }

    @Test
    void a_search_that_claims_nothing_is_not_accused_but_bears_witness() {
        assertThat(disagreements(Set.of(), result("dfs", false, "a"), result("icb", true, "a", "b")))
                .isEmpty();
        assertThat(disagreements(Set.of(), result("random", false, "a", "b"), result("dpor", true, "b")))
                .extracting(Disagreement::detail)
                .containsExactly("a");
    }

    @Test
    void the_bare_machine_bears_witness() {
        assertThat(disagreements(Set.of("a", "c"), result("dfs", true, "a")))
                .containsExactly(new Disagreement(Kind.MISSED, "dfs/platform", "bare JVM", "c"));
    }

    @Test
    void what_happened_cannot_be_infeasible() {
        Disagreement refuted = new Disagreement(Kind.FEASIBLE, "ctrigger:controlled/auto", "random/auto", "p, r, c");
        Feasibility feasibility = new Feasibility(2, List.of(refuted));
        assertThat(new Evidence(PROGRAM, List.of(), Set.of(), List.of(), feasibility).disagreements())
                .containsExactly(refuted);
    }

    private static List<Disagreement> disagreements(Set<String> bare, SearchResult... results) {
        return new Evidence(PROGRAM, List.of(results), bare, List.of(), Feasibility.UNCLAIMED).disagreements();
    }

    private static SearchResult result(String strategy, boolean exhausted, String... outcomes) {
        SortedMap<String, int[]> seen = new TreeMap<>();
        for (String outcome : outcomes) seen.put(outcome, new int[0]);
        Search search = new Search(strategy, EngineChoice.PLATFORM, Timeouts.LAST, 10);
        return new SearchResult(search, exhausted, 10, 0, seen, List.of());
    }
}
