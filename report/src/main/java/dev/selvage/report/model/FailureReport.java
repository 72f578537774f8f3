package dev.selvage.report.model;

import java.util.List;

/**
 * A failure with all that explains and reproduces it. Written as {@code failure-N.json}.
 *
 * @param format version of this file format, {@link #FORMAT}
 * @param kind {@code exception}, {@code assertion}, {@code deadlock}, {@code lost-wakeup}, {@code livelock}, …
 * @param cause one sentence that says what went wrong
 * @param run the number of the run that failed, from 1
 * @param timeouts {@code last} when time-outs expired only where nothing else could go on, {@code explore} when they were
 *     choices, {@link #REAL_TIME} in a free run
 * @param fingerprint identifies the trace: a replay must reach the same
 * @param cycle of a livelock: the threads that go round a loop for ever; otherwise empty
 * @param decisions the schedule: one entry per point at which there was a choice
 * @param trace every event of the run, in order
 * @param output the last lines that the program printed in this run
 * @param slow waits that ended while others could have gone on, which were slower; empty where time passed only when nobody could
 * @param control of a directed free run: where threads were suspended; otherwise empty
 */
public record FailureReport(
        String format,
        String kind,
        String message,
        String cause,
        ProgramInfo program,
        String strategy,
        long seed,
        long run,
        long maxSteps,
        String timeouts,
        String jdk,
        String fingerprint,
        List<ThreadReport> threads,
        List<EndlessLoop> cycle,
        List<Decision> decisions,
        List<TraceEvent> trace,
        List<String> output,
        List<SlowThreads> slow,
        List<TargetsReport.Control> control) {

    public static final String FORMAT = "selvage-failure/2";

    /** The time of a run that was watched and not controlled. */
    public static final String REAL_TIME = "real";

    /** Whether there is a schedule that leads to the failure again: a free run has none. */
    public boolean hasSchedule() {
        return !timeouts.equals(REAL_TIME);
    }
}
