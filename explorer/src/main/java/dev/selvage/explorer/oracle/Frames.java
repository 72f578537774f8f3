package dev.selvage.explorer.oracle;

import java.util.List;

/** Stack frames, sorted by whose they are. */
public final class Frames {
    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");
    private static final List<String> TOOL = List.of(
            "dev.selvage.runtime.",
            "dev.selvage.agent.",
            "dev.selvage.engine.",
            "dev.selvage.explorer.",
            "dev.selvage.cli.",
            "java.lang.SelvageIdentity");

    private Frames() {}

    public static boolean isTool(StackTraceElement frame) {
        String name = frame.getClassName();
        return TOOL.stream().anyMatch(name::startsWith) || name.endsWith("$SelvageEntry");
    }

    static boolean isProgram(StackTraceElement frame) {
        return !isTool(frame) && JDK.stream().noneMatch(frame.getClassName()::startsWith);
    }

    /** {@code  at Bank.java:12} for the innermost frame of the program, or nothing. */
    static String firstOfProgram(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (isProgram(frame)) return " at " + shortForm(frame);
        }
        return "";
    }

    static String shortForm(StackTraceElement frame) {
        return frame.getFileName() == null ? frame.getClassName() : frame.getFileName() + ":" + frame.getLineNumber();
    }
}
