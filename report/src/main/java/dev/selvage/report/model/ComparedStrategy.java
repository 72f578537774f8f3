package dev.selvage.report.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a strategy did on a program, in comparison with others.
 *
 * @param toFirstFailure what it took to find the first failure; null when none was found
 * @param exhausted whether nothing was left to explore at the end
 * @param inAll what was spent in all
 * @param failures distinct failures
 * @param pairs orders of two statements that the runs have shown
 * @param curve how the number of pairs grew; a point for each run that added some
 * @param control whether the program was under control, and what to mind about the runs
 */
public record ComparedStrategy(
        String strategy,
        @Nullable Effort toFirstFailure,
        boolean exhausted,
        Effort inAll,
        int failures,
        int pairs,
        List<Point> curve,
        String stopReason,
        ControlAudit control) {

    /** Runs, the time that they took, and their steps. */
    public record Effort(long runs, double seconds, long steps) {}

    /** After so many runs, so many pairs. */
    public record Point(long runs, int pairs) {}
}
