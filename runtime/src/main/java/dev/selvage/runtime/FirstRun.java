package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/** What is put off until the first run: many JVMs that have the agent, such as those of tests, never make one. */
public final class FirstRun {
    private static volatile @Nullable Runnable preparation;

    private FirstRun() {}

    /** Has {@code work} done before the first run begins. */
    public static void prepareBy(Runnable work) {
        preparation = work;
    }

    /** Whether there is something left to do before a run can begin. */
    public static boolean isAhead() {
        return preparation != null;
    }

    /** A run is about to begin. */
    public static void comes() {
        if (preparation != null) prepare();
    }

    private static synchronized void prepare() {
        Runnable work = preparation;
        if (work == null) return;
        preparation = null;
        work.run();
    }
}
