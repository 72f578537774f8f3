package dev.selvage.report.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a campaign: what was run, what was found, and how far it can be trusted. Written as {@code result.json}.
 *
 * @param runsToFirstFailure null when no failure was found
 * @param engineReason why it was not the faster engine, or null
 * @param coverage criterion to figures; empty as long as no criterion was asked for
 */
public record CampaignResult(
        Verdict verdict,
        String strategy,
        long seed,
        long runs,
        @Nullable Long runsToFirstFailure,
        long steps,
        long switches,
        double seconds,
        double runsPerSecond,
        String stopReason,
        List<FailureSummary> failures,
        Map<String, CoverageFigures> coverage,
        ControlAudit control,
        String jdk,
        String engine,
        @Nullable String engineReason) {

    /** The engine of runs that were watched and not controlled. */
    public static final String FREE = "free";

    /**
     * A failure as {@code result.json} lists it; the whole of it is in {@code file}.
     *
     * @param needs which threads it needs to be slower than which sleep or time-out; null when it needs none to be
     * @param doubt why it does not count: what became of it in a fresh JVM; null when it counts
     */
    public record FailureSummary(
            String kind,
            String message,
            @Nullable String file,
            @Nullable String needs,
            @Nullable String doubt) {
        /** The doubt about a failure that was met too late to repeat its run. */
        public static final String NOT_REPEATED = "the time was over before the failing run could be repeated";

        /** The doubt about a failure that was met too late to repeat its run in a fresh JVM. */
        public static final String NOT_REPEATED_AFRESH =
                "the time was over before the failing run could be repeated in a fresh JVM; --confirm here does without that";

        /** The doubt about a failure that does not depend on the schedule any more. */
        public static final String FAILS_EVERY_TIME =
                "the first run ended well, but made again in a fresh JVM it fails in the same way: runs change something outside the JVM, such as a file that was there before";

        /** Whether runs have changed something outside the JVM that makes the program fail. */
        public boolean isDueToSurroundings() {
            return FAILS_EVERY_TIME.equals(doubt);
        }

        /** Whether nothing speaks against it but that it came too late. */
        public boolean cameTooLate() {
            return NOT_REPEATED.equals(doubt) || NOT_REPEATED_AFRESH.equals(doubt);
        }
    }

    /** Goals of one criterion: how many were covered, how many there are, how many cannot be covered. */
    public record CoverageFigures(long covered, long total, long infeasible) {}
}
