package dev.selvage.generated.check;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.generated.operation.Trait;
import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.run.Search;
import java.util.ArrayList;
import java.util.List;

/**
 * The searches of a program that are compared.
 *
 * @param runs the most runs of a search that can see everything; others only bear witness and get fewer
 * @param inside the runs of each search with points inside {@code java.util.concurrent}, a witness against calls that count as one step; 0 for none
 */
public record SearchPlan(long runs, long inside) {
    private static final List<String> SYSTEMATIC = List.of("dfs", "icb", "dpor", "dpor-source", "chess");
    private static final List<String> SAMPLING = List.of("random", "pct", "pos", "surw");
    private static final List<String> INSIDE = List.of("random", "pct");
    private static final int SAMPLE_SHARE = 10;
    private static final int OTHER_ENGINE_SHARE = 10;

    List<Search> searches(GeneratedProgram program) {
        List<Search> searches = new ArrayList<>(searches(Timeouts.LAST));
        if (program.has(Trait.TIMED)) searches.addAll(searches(Timeouts.EXPLORE));
        return searches;
    }

    List<Search> searchesInside() {
        if (inside == 0) return List.of();
        return INSIDE.stream()
                .map(strategy -> new Search(strategy, EngineChoice.AUTO, Timeouts.LAST, inside, true))
                .toList();
    }

    private List<Search> searches(Timeouts timeouts) {
        List<Search> searches = new ArrayList<>();
        boolean fibers = EngineChoice.fiberProblem().isEmpty();
        EngineChoice engine = fibers ? EngineChoice.FIBER : EngineChoice.PLATFORM;
        for (String strategy : SYSTEMATIC) searches.add(new Search(strategy, engine, timeouts, runs));
        for (String strategy : SAMPLING) searches.add(new Search(strategy, engine, timeouts, runs / SAMPLE_SHARE));
        if (!fibers) return searches;
        for (String strategy : SYSTEMATIC) {
            searches.add(new Search(strategy, EngineChoice.PLATFORM, timeouts, runs / OTHER_ENGINE_SHARE));
        }
        return searches;
    }
}
