package dev.selvage.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Hooks of stack traces: a program sees its own frames and those of the JDK, as it would without the tool. */
public final class StackTraces {
    private static final String RUNTIME = "dev.selvage.runtime.";

    /** It calls what a thread runs; all below it is the tool's. */
    private static final String BOTTOM = "dev.selvage.engine.model.StrandLife";

    /** The class that calls the program's {@code main}; all below it is the tool's. */
    private static final String ENTRY = "$SelvageEntry";

    private static final String INITIALISER = "selvage$clinit";
    private static final String MADE = "selvage$";

    private StackTraces() {}

    /** What the program sees of a stack trace that the VM has just made. */
    public static StackTraceElement[] seen(StackTraceElement[] stack) {
        if (!isOfProgram()) return stack;
        int to = 0;
        while (to < stack.length && !isBottom(stack[to].getClassName())) to++;
        StackTraceElement[] seen = new StackTraceElement[to];
        int count = 0;
        for (int i = 0; i < to; i++) {
            if (isOfTool(stack[i])) continue;
            seen[count++] = isInitialiser(stack[i]) ? named(stack[i], "<clinit>") : stack[i];
        }
        return count == stack.length ? stack : Arrays.copyOf(seen, count);
    }

    /** The class of the next frame that the program walks to; null when the rest is the tool's. */
    public static @Nullable Class<?> shown(@Nullable Class<?> type) {
        return type != null && isBottom(type.getName()) && isOfProgram() ? null : type;
    }

    /** Whether a walk leaves out a frame that most walks need not show. */
    public static boolean isLeftOut(boolean byJdk, Class<?> type) {
        return byJdk || type.getName().startsWith(RUNTIME) && isOfProgram();
    }

    private static boolean isOfProgram() {
        return Guard.isControlled() || Free.on && Free.isOfProgram();
    }

    private static boolean isBottom(String className) {
        return className.equals(BOTTOM) || className.endsWith(ENTRY);
    }

    private static boolean isOfTool(StackTraceElement frame) {
        if (frame.getClassName().startsWith(RUNTIME)) return true;
        return frame.getMethodName().startsWith(MADE) && !isInitialiser(frame);
    }

    private static boolean isInitialiser(StackTraceElement frame) {
        return frame.getMethodName().equals(INITIALISER);
    }

    private static StackTraceElement named(StackTraceElement frame, String method) {
        return new StackTraceElement(
                frame.getClassLoaderName(),
                frame.getModuleName(),
                frame.getModuleVersion(),
                frame.getClassName(),
                method,
                frame.getFileName(),
                frame.getLineNumber());
    }
}
