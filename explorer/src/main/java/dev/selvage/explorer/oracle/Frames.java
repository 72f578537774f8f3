package dev.selvage.explorer.oracle;

import java.util.List;

/** Stack frames, sorted by whose they are. */
public final class Frames {
    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");
    private static final List<String> TOOL = List.of(
            "dev.selvage.runtime.",
            "dev.selvage.agent.",
            "dev.selvage.engine.",
            "dev.selvage.api.",
            "dev.selvage.explorer.",
            "dev.selvage.launcher.",
            "dev.selvage.cli.",
            "java.lang.Selvage",
            "jdk.internal.vm.Continuation");

    private static final List<String> HOOKS = List.of(
            "dev.selvage.runtime.Memory",
            "dev.selvage.runtime.Library",
            "dev.selvage.runtime.Monitors",
            "dev.selvage.runtime.Threads",
            "dev.selvage.runtime.Environment",
            "dev.selvage.runtime.Initialisers");

    private Frames() {}

    public static boolean isTool(StackTraceElement frame) {
        return isTool(frame.getClassName());
    }

    public static boolean isTool(String className) {
        return startsWithAny(className, TOOL) || className.endsWith("$SelvageEntry");
    }

    public static boolean isJdk(String className) {
        return startsWithAny(className, JDK);
    }

    /** A plain loop: strategies may ask at every event. */
    private static boolean startsWithAny(String className, List<String> prefixes) {
        for (String prefix : prefixes) {
            if (className.startsWith(prefix)) return true;
        }
        return false;
    }

    /** The part of a stack below the hook in which the thread is, if it is in one. */
    public static List<StackTraceElement> belowHooks(List<StackTraceElement> stack) {
        int hook = -1;
        for (int i = 0; i < stack.size(); i++) {
            if (HOOKS.contains(stack.get(i).getClassName())) hook = i;
        }
        return stack.subList(hook + 1, stack.size());
    }

    static boolean isProgram(StackTraceElement frame) {
        return !isTool(frame) && !isJdk(frame.getClassName());
    }

    /** {@code  at Bank.java:12} for the innermost frame of the program, or nothing. */
    static String firstOfProgram(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (isProgram(frame)) return " at " + shortForm(frame);
        }
        return "";
    }

    static String shortForm(StackTraceElement frame) {
        if (frame.getFileName() == null) return frame.getClassName();
        // The entry of a synchronized method has no line.
        return frame.getLineNumber() < 0 ? frame.getFileName() : frame.getFileName() + ":" + frame.getLineNumber();
    }
}
