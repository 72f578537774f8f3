package dev.selvage.suites;

/**
 * What a campaign said of a test.
 *
 * @param verdict {@code no-failure}, {@code failure}, {@code not-controlled}, {@code hung} or {@code ended}
 * @param threads how many there were at most, the one that ran the test included
 * @param detail the failure or the problem, in a line
 */
record Outcome(String verdict, long threads, long runs, String runsPerSecond, long stepsPerRun, String detail) {
    static final Outcome HUNG = new Outcome("hung", 2, 0, "0", 0, "the JVM had to be ended");

    static Outcome ended(int exit) {
        return new Outcome("ended", 2, 0, "0", 0, "the JVM ended with exit code " + exit);
    }

    static Outcome parse(String line) {
        String[] parts = line.split("\t", 7);
        return new Outcome(
                parts[1],
                Long.parseLong(parts[2]),
                Long.parseLong(parts[3]),
                parts[4],
                Long.parseLong(parts[5]),
                parts[6]);
    }

    /** Whether there was anything to explore, or may have been: of a test that was not over in time nothing is known. */
    boolean hasThreads() {
        return threads != 1;
    }

    boolean isClean() {
        return verdict.equals("no-failure");
    }

    /** The columns of a line of tab-separated values. */
    String columns() {
        return String.join("\t", verdict, "" + threads, "" + runs, runsPerSecond, "" + stepsPerRun, detail);
    }
}
