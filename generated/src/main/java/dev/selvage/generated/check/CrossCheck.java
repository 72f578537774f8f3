package dev.selvage.generated.check;

import dev.selvage.generated.bare.BareJvm;
import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.run.CompiledProgram;
import dev.selvage.generated.run.ObservedProgram;
import dev.selvage.generated.run.Search;
import dev.selvage.generated.run.SearchResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** Searches programs in every way and compares what comes of it. */
public final class CrossCheck implements AutoCloseable {
    private final Path folder;
    private final SearchPlan plan;
    private final BareJvm bare = new BareJvm();
    private int programs;

    /** @param folder where class files go */
    public CrossCheck(Path folder, SearchPlan plan) {
        this.folder = folder;
        this.plan = plan;
    }

    /** What all searches have seen; the bare JVM goes on with its part on another core. */
    public CompletableFuture<Evidence> examine(GeneratedProgram program) {
        Path own = folder.resolve(program.name() + "-" + programs++);
        CompiledProgram made = CompiledProgram.of(program, own);
        ObservedProgram observed = ObservedProgram.open(made);
        List<SearchResult> results = new ArrayList<>();
        for (Search search : plan.searches(program)) results.add(search.run(observed));
        List<Disagreement> unrepeated = Repeatability.examine(program, observed);
        Feasibility feasibility = Feasibility.examine(observed);
        results.addAll(searchInside(made));
        Evidence underControl = new Evidence(program, results, Set.of(), unrepeated, feasibility);
        if (!Evidence.admitsBare(program)) return CompletableFuture.completedFuture(underControl);
        CompiledProgram compiled =
                CompiledProgram.of(program, BareJvm.source(program), own.resolveSibling(own.getFileName() + "-bare"));
        return CompletableFuture.supplyAsync(() -> bare.outcomes(compiled, underControl.outcomes()))
                .thenApply(underControl::withBare);
    }

    private List<SearchResult> searchInside(CompiledProgram made) {
        List<Search> searches = plan.searchesInside();
        if (searches.isEmpty()) return List.of();
        ObservedProgram observed = ObservedProgram.openWithPointsInside(made);
        return searches.stream().map(search -> search.run(observed)).toList();
    }

    /** What goes wrong with a correct program. */
    public List<Disagreement> examineCorrect(GeneratedProgram program, boolean freely) {
        Path own = folder.resolve(program.name() + "-" + programs++);
        return KnownResult.examine(ObservedProgram.open(CompiledProgram.of(program, own)), freely);
    }

    @Override
    public void close() {
        bare.close();
    }
}
