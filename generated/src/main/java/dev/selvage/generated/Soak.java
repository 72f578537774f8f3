package dev.selvage.generated;

import dev.selvage.generated.check.CrossCheck;
import dev.selvage.generated.check.Disagreement;
import dev.selvage.generated.check.Evidence;
import dev.selvage.generated.check.Report;
import dev.selvage.generated.check.SearchPlan;
import dev.selvage.generated.check.Shrinker;
import dev.selvage.generated.program.Generator;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Checks the programs of many seeds; the agent must be installed. */
public final class Soak {
    private final SoakOptions options;
    private final Progress progress;
    // Runs of programs have another one.
    private final PrintStream out = System.out;

    private Soak(SoakOptions options) throws IOException {
        this.options = options;
        this.progress = Progress.in(options.folder());
    }

    public static void main(String[] args) throws IOException {
        SoakOptions options;
        try {
            options = SoakOptions.parse(List.of(args));
        } catch (IllegalArgumentException e) {
            System.err.println(SoakOptions.USAGE);
            System.exit(2);
            return;
        }
        boolean agrees = new Soak(options).run();
        System.exit(agrees ? 0 : 1);
    }

    /** While one program is searched, the bare JVM still repeats the one before. */
    private boolean run() throws IOException {
        Path classes = Files.createTempDirectory("selvage-generated");
        try (CrossCheck check = new CrossCheck(classes, new SearchPlan(options.runs()))) {
            Started previous = null;
            for (long seed = options.first(); seed <= options.last(); seed++) {
                if (progress.isDone(seed)) continue;
                Started next = new Started(seed, System.nanoTime(), check.examine(Generator.program(seed)));
                if (previous != null) finish(check, previous);
                previous = next;
            }
            if (previous != null) finish(check, previous);
        }
        Summary summary = progress.summary(options.first(), options.last());
        out.println(summary);
        return summary.disagreements().isEmpty();
    }

    private record Started(long seed, long nanos, CompletableFuture<Evidence> evidence) {}

    private void finish(CrossCheck check, Started started) throws IOException {
        Evidence evidence = started.evidence.join();
        List<Disagreement> found = evidence.disagreements();
        if (!found.isEmpty()) report(check, started.seed, evidence, found.get(0));
        progress.add(started.seed, evidence, (System.nanoTime() - started.nanos) / 1_000_000);
        out.println(progress.line(options.last()));
    }

    private void report(CrossCheck check, long seed, Evidence evidence, Disagreement disagreement) throws IOException {
        Evidence smallest = Shrinker.shrink(check, evidence, disagreement, options.shrinkSeconds());
        Path file = options.folder().resolve("disagreement-" + seed + ".txt");
        Files.writeString(file, "seed " + seed + ", first seen: " + disagreement + "\n\n" + Report.of(smallest));
        out.println("seed " + seed + ": " + disagreement + "; see " + file + " "
                + smallest.program().operations());
    }
}
