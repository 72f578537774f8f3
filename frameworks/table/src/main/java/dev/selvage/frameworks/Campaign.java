package dev.selvage.frameworks;

/** What came of a command; {@code firstFailure} is 0 where nothing failed. */
record Campaign(
        int exit,
        String verdict,
        String strategy,
        int runs,
        int firstFailure,
        double seconds,
        long steps,
        String kind) {

    double runsPerSecond() {
        return seconds == 0 ? 0 : runs / seconds;
    }

    long stepsPerRun() {
        return runs == 0 ? 0 : steps / runs;
    }
}
