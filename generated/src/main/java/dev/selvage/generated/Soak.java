package dev.selvage.generated;

import dev.selvage.generated.check.CrossCheck;
import dev.selvage.generated.check.Disagreement;
import dev.selvage.generated.check.Evidence;
import dev.selvage.generated.check.Report;
import dev.selvage.generated.check.SearchPlan;
import dev.selvage.generated.check.Shrinker;
import dev.selvage.generated.program.CorrectPrograms;
import dev.selvage.generated.program.GeneratedProgram;
import dev.selvage.generated.program.Generator;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Checks the programs of many seeds; the agent must be installed. */
public final class Soak {
    /** A correct program is run under every strategy, which takes longer than to search one in a few ways. */
    private static final int CORRECT_EVERY = 4;

    /** Free runs take longer still. */
    private static final int FREELY_EVERY = 60;

    private final SoakOptions options;
    private final Progress progress;
    private final CrossCheck check;
    // Runs of programs have another one.
    private final PrintStream out = System.out;

    private Soak(SoakOptions options, CrossCheck check) throws IOException {
        this.options = options;
        this.check = check;
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
        Path classes = Files.createTempDirectory("selvage-generated");
        try (CrossCheck check = new CrossCheck(classes, new SearchPlan(options.runs(), options.inside()))) {
            Summary summary = new Soak(options, check).run();
            System.out.println(summary);
            System.exit(summary.disagreements().isEmpty() ? 0 : 1);
        }
    }

    /** While one program is searched, the bare JVM still repeats the one before. */
    private Summary run() throws IOException {
        Started previous = null;
        for (long seed = options.first(); seed <= options.last(); seed++) {
            if (progress.isDone(seed)) continue;
            Started next = new Started(seed, System.nanoTime(), check.examine(Generator.program(seed)));
            if (previous != null) finish(previous);
            previous = next;
        }
        if (previous != null) finish(previous);
        return progress.summary(options.first(), options.last());
    }

    private record Started(long seed, long nanos, CompletableFuture<Evidence> evidence) {}

    private void finish(Started started) throws IOException {
        Evidence evidence = started.evidence.join();
        List<Disagreement> found = evidence.disagreements();
        if (!found.isEmpty()) report(started.seed, evidence, found.get(0));
        int alarms = started.seed % CORRECT_EVERY == 0 ? falseAlarms(started.seed) : 0;
        long millis = (System.nanoTime() - started.nanos) / 1_000_000;
        progress.add(Checked.of(started.seed, millis, found.size() + alarms, evidence));
        out.println(progress.line(options.last()));
    }

    private void report(long seed, Evidence evidence, Disagreement first) throws IOException {
        Evidence smallest = Shrinker.shrink(check::examine, evidence, first, options.shrinkSeconds());
        write("disagreement-" + seed + ".txt", "seed " + seed + ", first seen: " + first, Report.of(smallest));
        out.println(smallest.program().operations());
    }

    private int falseAlarms(long seed) throws IOException {
        GeneratedProgram program = CorrectPrograms.program(seed);
        List<Disagreement> found = check.examineCorrect(program, seed % FREELY_EVERY == 0);
        if (!found.isEmpty()) write("false-alarm-" + seed + ".txt", found.toString(), Report.of(program, found));
        return found.size();
    }

    private void write(String name, String title, String text) throws IOException {
        Path file = options.folder().resolve(name);
        Files.writeString(file, title + "\n\n" + text);
        out.println(title + "; see " + file);
    }
}
