package dev.selvage.explorer.campaign;

import java.util.Locale;

/** Says which bound on steps would do for runs that were cut. */
final class StepAdvice {
    /** Threads that take turns may take more steps than those that do not. */
    private static final int RESERVE = 2;

    private static final long ROUND = 1_000;

    private StepAdvice() {}

    /** A run needed so many steps when nobody was preempted. */
    static String enough(long steps, long bound) {
        long better = (RESERVE * Math.max(steps, bound) / ROUND + 1) * ROUND;
        return String.format(
                Locale.ROOT,
                "a run in which no thread is preempted takes %,d steps; --max-steps %d would do",
                steps,
                better);
    }

    static String never(long bound) {
        return String.format(
                Locale.ROOT,
                "a run in which no thread is preempted does not end within many times %,d steps either: the program may never end by itself",
                bound);
    }
}
