package dev.selvage.engine.execution;

import java.time.Duration;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Tells of a strand that stays away from every scheduling point. */
final class Stuck {
    private static final int SHOWN_FRAMES = 12;

    /** Frames of the JDK at the top that tell what it is doing; the program's own tell why. */
    private static final int SHOWN_JDK_FRAMES = 4;

    private static final Pattern JDK = Pattern.compile("(java|javax|jdk|sun|com\\.sun)\\..*");

    /** The tool, what it makes of a program, and what the JDK makes of method handles. */
    private static final Pattern TOOL = Pattern.compile(
            "dev\\.selvage\\.(runtime|engine|explorer)\\..*|.*\\$SelvageEntry|java\\.lang\\.invoke\\..*");

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

    /** Where a strand is, for whoever looks at the run from outside. */
    static String whereabouts(@Nullable Strand strand, StackTraceElement[] stack) {
        StackTraceElement[] ofProgram =
                Arrays.stream(stack).filter(frame -> !isTool(frame)).toArray(StackTraceElement[]::new);
        if (strand == null || ofProgram.length == 0) return "";
        return "thread '" + strand.identity().getName() + "' was at " + innermost(ofProgram);
    }

    private static boolean isTool(StackTraceElement frame) {
        return TOOL.matcher(frame.getClassName()).matches();
    }

    private static String innermost(StackTraceElement[] stack) {
        return IntStream.range(0, stack.length)
                .filter(i -> i < SHOWN_JDK_FRAMES
                        || !JDK.matcher(stack[i].getClassName()).matches())
                .limit(SHOWN_FRAMES)
                .mapToObj(i -> stack[i])
                .map(frame -> frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber())
                .collect(Collectors.joining(" < "));
    }
}
