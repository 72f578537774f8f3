package dev.selvage.bench.tables;

import java.time.Duration;

/**
 * Prints the tables on directed testing in markdown. The JVM must run with the agent. Arguments: {@code ctrigger} or {@code tsa},
 * the time for each strategy on each program in seconds, and for {@code tsa} the runs of each and how often that is tried.
 */
public final class DirectedTables {
    private static final int SECONDS = 20;
    private static final int RUNS = 50;
    private static final int TRIALS = 3;

    private DirectedTables() {}

    public static void main(String[] args) {
        String which = args.length > 0 ? args[0] : "";
        Duration time = Duration.ofSeconds(args.length > 1 ? Integer.parseInt(args[1]) : SECONDS);
        int runs = args.length > 2 ? Integer.parseInt(args[2]) : RUNS;
        int trials = args.length > 3 ? Integer.parseInt(args[3]) : TRIALS;
        System.out.println(
                "JDK " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors() + " cores, at most "
                        + time.toSeconds() + " s for each strategy and program");
        if (!which.equals("tsa")) new CTriggerTables(time).print();
        if (!which.equals("ctrigger")) new TsaTables(time, runs, trials).print();
        System.exit(0);
    }
}
