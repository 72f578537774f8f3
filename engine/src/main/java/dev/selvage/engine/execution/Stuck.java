package dev.selvage.engine.execution;

import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Tells of a strand that stays away from every scheduling point. */
final class Stuck {
    private static final int SHOWN_FRAMES = 12;

    private Stuck() {}

    static String describe(@Nullable Strand strand, StackTraceElement[] stack, Duration patience) {
        if (strand == null) return "no thread is running, yet the run is not over: please report this";
        StringBuilder text = new StringBuilder();
        text.append("thread '").append(strand.identity().getName()).append("' has not reached a scheduling point for ");
        text.append(patience.toMillis() / 1000.0)
                .append(" s. It waits for something outside Selvage's control, or computes ");
        text.append("for long; raise the limit with --watchdog SECONDS. It is at ");
        return text.append(innermost(stack)).toString();
    }

    private static String innermost(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .limit(SHOWN_FRAMES)
                .map(frame -> frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber())
                .collect(Collectors.joining(" < "));
    }
}
