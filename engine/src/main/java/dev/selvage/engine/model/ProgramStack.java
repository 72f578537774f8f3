package dev.selvage.engine.model;

import java.util.Arrays;

/** The stack of a suspended strand as the program would see it without the tool. */
final class ProgramStack {
    private static final String RUNTIME = "dev.selvage.runtime.";
    private static final String ENGINE = "dev.selvage.engine.";
    private static final String EXPLORER = "dev.selvage.explorer.";
    private static final String ENTRY = "$SelvageEntry";

    private ProgramStack() {}

    /** What lies below the hook in which the strand is and above what called its body. */
    static StackTraceElement[] of(StackTraceElement[] stack) {
        int from = 0;
        while (from < stack.length && !isTool(stack[from])) from++;
        if (from == stack.length) return stack;
        while (from < stack.length && !isHook(stack[from])) from++;
        while (from < stack.length && isTool(stack[from])) from++;
        int to = from;
        while (to < stack.length && !isTool(stack[to])) to++;
        return Arrays.copyOfRange(stack, from, to);
    }

    private static boolean isHook(StackTraceElement frame) {
        return frame.getClassName().startsWith(RUNTIME);
    }

    private static boolean isTool(StackTraceElement frame) {
        String name = frame.getClassName();
        return name.startsWith(RUNTIME) || name.startsWith(ENGINE) || name.startsWith(EXPLORER) || name.endsWith(ENTRY);
    }
}
