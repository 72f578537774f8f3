package dev.selvage.bench.tables;

import java.time.Duration;

/**
 * Prints the tables in markdown. The JVM must run with the agent. The argument is the time for each strategy on each program
 * in seconds, 20 if there is none.
 */
public final class Tables {
    private static final int STANDARD = 20;

    private Tables() {}

    public static void main(String[] args) {
        Duration time = Duration.ofSeconds(args.length == 0 ? STANDARD : Integer.parseInt(args[0]));
        System.out.println("JDK " + Runtime.version() + ", at most " + time.toSeconds()
                + " s for each strategy and program; (no): missed, nothing left to explore; (TO): time is up");
        new FusionTables(time).print();
        new RankTable(time).print();
        System.exit(0);
    }
}
