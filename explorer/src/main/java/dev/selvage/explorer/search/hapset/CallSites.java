package dev.selvage.explorer.search.hapset;

import java.lang.StackWalker.StackFrame;
import java.util.List;
import java.util.stream.Stream;

/** The call sites on the stack of the running strand. */
public final class CallSites {
    private static final List<String> TOOL =
            List.of("dev.selvage.runtime.", "dev.selvage.engine.", "dev.selvage.explorer.", "dev.selvage.agent.");

    private CallSites() {}

    /** The {@code depth} innermost, without the frame of the statement itself. */
    public static List<String> innermost(int depth) {
        if (depth == 0) return List.of();
        return StackWalker.getInstance().walk(frames -> sites(frames, depth));
    }

    private static List<String> sites(Stream<StackFrame> frames, int depth) {
        return frames.dropWhile(CallSites::isTool)
                .takeWhile(frame -> !isTool(frame))
                .filter(frame -> !frame.getClassName().startsWith("java.lang."))
                .skip(1)
                .limit(depth)
                .map(CallSites::site)
                .toList();
    }

    private static boolean isTool(StackFrame frame) {
        return TOOL.stream().anyMatch(frame.getClassName()::startsWith);
    }

    /** Lines of the library differ from JDK to JDK. */
    private static String site(StackFrame frame) {
        String method = frame.getClassName() + "." + frame.getMethodName();
        return frame.getClassName().startsWith("java.") ? method : method + ":" + frame.getLineNumber();
    }
}
