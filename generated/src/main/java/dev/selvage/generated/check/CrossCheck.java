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
        ObservedProgram observed = ObservedProgram.open(CompiledProgram.of(program, own));
        List<SearchResult> results = new ArrayList<>();
        for (Search search : plan.searches(program)) results.add(search.run(observed));
        Evidence underControl = new Evidence(
                program, results, Set.of(), Repeatability.examine(program, observed), Feasibility.examine(observed));
        if (!Evidence.admitsBare(program)) return CompletableFuture.completedFuture(underControl);
        CompiledProgram compiled =
                CompiledProgram.of(program, BareJvm.source(program), own.resolveSibling(own.getFileName() + "-bare"));
        return CompletableFuture.supplyAsync(() -> bare.outcomes(compiled, underControl.outcomes()))
                .thenApply(underControl::withBare);
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
