package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/** What is put off until the first run: many JVMs that have the agent, such as those of tests, never make one. */
public final class FirstRun {
    private static volatile @Nullable Runnable work;
    private static volatile boolean prepared = true;

    private FirstRun() {}

    /** Has {@code newWork} done before the first run begins. */
    public static void prepareBy(Runnable newWork) {
        work = newWork;
        prepared = false;
    }

    /** Whether nobody has begun to prepare the first run yet. */
    public static boolean isAhead() {
        return work != null;
    }

    /** A run is about to begin; returns when everything is prepared. */
    public static void comes() {
        if (!prepared) prepare();
    }

    private static synchronized void prepare() {
        Runnable waiting = work;
        if (waiting == null) return;
        work = null;
        try {
            waiting.run();
            prepared = true;
        } finally {
            // Without it no run must ever begin.
            if (!prepared) work = waiting;
        }
    }
}
