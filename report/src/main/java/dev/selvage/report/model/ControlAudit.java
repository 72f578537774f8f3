package dev.selvage.report.model;

import java.util.List;
import java.util.Locale;

/**
 * How much of the program was under control.
 *
 * @param threads the largest number of threads under control in one run
 * @param classesInstrumented classes of the program that were rewritten
 * @param decisionPoints points, over all runs, at which more than one thread could go on
 * @param timeoutsLast whether threads slept or waited with time-outs, and nothing is proved but for runs in which these expire only when nothing
 *     else can go on
 * @param slowRuns in how many runs time also passed once though others could go on
 * @param problems what took the runs out of control, each with what to do; any of them makes the verdict
 *     {@code not-controlled}
 * @param warnings what a user should know but what does not void the verdict
 * @param output the last lines that the program printed, where the verdict is {@code not-controlled}
 */
public record ControlAudit(
        int threads,
        int classesInstrumented,
        long decisionPoints,
        boolean timeoutsLast,
        long slowRuns,
        List<String> problems,
        List<String> warnings,
        List<String> output) {

    /** An audit of a program whose output is of no interest. */
    public ControlAudit(
            int threads,
            int classesInstrumented,
            long decisionPoints,
            boolean timeoutsLast,
            long slowRuns,
            List<String> problems,
            List<String> warnings) {
        this(threads, classesInstrumented, decisionPoints, timeoutsLast, slowRuns, problems, warnings, List.of());
    }

    public ControlAudit withOutput(List<String> lines) {
        return new ControlAudit(
                threads, classesInstrumented, decisionPoints, timeoutsLast, slowRuns, problems, warnings, lines);
    }

    /** How a warning begins that tells where most choices are; it is of no interest once there is a failure. */
    public static final String IN_LIBRARIES = "most choices are in libraries: ";

    /** How the problem of a campaign begins whose runs were made by a JVM that is gone. */
    public static final String WORKER_LOST = "a JVM was lost: ";

    /** What is to be said about time-outs where there is no failure; empty when there is nothing. */
    public String aboutTimeouts() {
        if (!timeoutsLast) return "";
        if (slowRuns == 0) {
            return "Time-outs and sleeps ended only when no other thread could go on: orders in which they end earlier"
                    + " were not tried; --timeouts explore tries them.";
        }
        return String.format(
                Locale.ROOT,
                "Time-outs and sleeps ended when no other thread could go on, and in %,d run%s one of them also earlier;"
                        + " --timeouts explore lets all of them end at any time.",
                slowRuns,
                slowRuns == 1 ? "" : "s");
    }

    /** The problem of a program that leaves a scheduler nothing to decide. */
    public static final String NOTHING_TO_EXPLORE =
            "the program never had two threads at once, so there is only one schedule";

    /** The problem of a campaign that was over before its first run was. */
    public static final String NO_RUN = "no run came to its end before the campaign did";

    /** The problem of runs that did not come to an end. */
    public static final String ALL_CUT =
            "every run was cut at the bound on steps and none was judged; raise the bound with --max-steps";
}
