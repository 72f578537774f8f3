package dev.selvage.engine.model;

/** Tells the threads of a program from those of the JVM. */
public final class Groups {
    /** The group of the main thread of every run. */
    public static final ThreadGroup PROGRAM = new ThreadGroup("main");

    private Groups() {}

    /** Threads that serve the JVM and run no code of the program. */
    public static boolean isSystem(Thread thread) {
        ThreadGroup group = thread.getThreadGroup();
        String name = group == null ? "" : group.getName();
        return name.equals("system") || name.equals("InnocuousThreadGroup");
    }
}
