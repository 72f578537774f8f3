package dev.selvage.generated.check;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.explorer.strategy.register.StrategyEntry;
import dev.selvage.generated.check.Disagreement.Kind;
import dev.selvage.generated.run.ObservedProgram;
import dev.selvage.generated.run.Search;
import dev.selvage.generated.run.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Checks that a correct program, which has one result in every order, has it under every strategy. */
public final class KnownResult {
    private static final int RUNS = 30;
    private static final Set<String> FREE = Set.of("ctrigger", "tsa", "tsa-h", "stress");

    private KnownResult() {}

    /** @param freely whether strategies are asked, too, whose runs are slow because they are not controlled */
    static List<Disagreement> examine(ObservedProgram program, boolean freely) {
        List<Disagreement> found = new ArrayList<>();
        Set<String> results = new TreeSet<>();
        for (StrategyEntry entry : Strategies.all()) {
            if (!freely && isFree(entry)) continue;
            Search search = new Search(entry.standardName(), EngineChoice.AUTO, Timeouts.LAST, RUNS);
            SearchResult result = search.run(program);
            results.addAll(result.outcomes().keySet());
            judge(result, results, found);
        }
        return found;
    }

    private static boolean isFree(StrategyEntry entry) {
        return FREE.contains(entry.id()) || entry.id().startsWith("noise");
    }

    private static void judge(SearchResult result, Set<String> results, List<Disagreement> found) {
        String name = result.search().name();
        if (!result.problems().isEmpty()) {
            found.add(new Disagreement(Kind.NOT_CONTROLLED, name, "", String.join("; ", result.problems())));
        }
        boolean fails = result.outcomes().keySet().stream().anyMatch(outcome -> outcome.matches("(stuck|died) .*"));
        if (fails || results.size() > 1) {
            found.add(new Disagreement(Kind.FALSE_ALARM, name, "", String.join(" / ", results)));
        }
    }
}
