package dev.selvage.bench.soak;

import dev.selvage.bench.Programs;
import dev.selvage.bench.programs.AlwaysDeadlocked;
import dev.selvage.bench.programs.Counter;
import dev.selvage.bench.programs.StaticCounter;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.report.model.Verdict;
import java.util.List;

/**
 * Makes very many runs in this JVM and exits with 1 when it uses more and more of anything: memory, threads, files, classes.
 * The JVM must run with the agent.
 */
public final class Soak {
    private static final long CLEAN_RUNS = 1_000_000;
    private static final long ABANDONED_RUNS = 100_000;

    /** Runs that load their classes anew take so many times as long. */
    private static final long FRESH_SHARE = 20;

    private Soak() {}

    /** Arguments: the number of clean runs, then that of abandoned ones; both may be left out. */
    public static void main(String[] args) {
        long clean = args.length > 0 ? Long.parseLong(args[0]) : CLEAN_RUNS;
        long abandoned = args.length > 1 ? Long.parseLong(args[1]) : ABANDONED_RUNS;
        System.out.println(
                "JDK " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors() + " cores\n");
        System.out.println(SoakResult.HEADER);
        boolean flat = true;
        for (SoakPhase phase : phases(clean, abandoned)) {
            SoakResult result = phase.soak();
            System.out.println(result.rows());
            flat &= result.isFlat();
        }
        System.out.println(flat ? "\nFLAT" : "\nGROWS");
        System.exit(flat ? 0 : 1);
    }

    private static List<SoakPhase> phases(long clean, long abandoned) {
        return List.of(
                new SoakPhase("clean", Programs.open(Counter.class), clean, Verdict.NO_FAILURE),
                new SoakPhase(
                        "clean, fresh classes",
                        Programs.open(Isolation.LOADER, StaticCounter.class),
                        clean / FRESH_SHARE,
                        Verdict.NO_FAILURE),
                new SoakPhase("deadlocked", Programs.open(AlwaysDeadlocked.class), abandoned, Verdict.FAILURE));
    }
}
