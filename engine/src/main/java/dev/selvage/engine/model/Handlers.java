package dev.selvage.engine.model;

/** The handlers of uncaught exceptions that a program may have. */
public final class Handlers {
    private Handlers() {}

    /** Whether the program itself deals with exceptions that kill this thread. */
    public static boolean handle(Thread thread) {
        ThreadGroup group = thread.getThreadGroup();
        if (Thread.getDefaultUncaughtExceptionHandler() != null) return true;
        if (thread.getUncaughtExceptionHandler() != group) return true;
        return group != null && group.getClass() != ThreadGroup.class;
    }
}
