package dev.selvage.engine.model;

import dev.selvage.runtime.RunState;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.jspecify.annotations.Nullable;

/** The pools of one run that are static in the JDK; their threads are daemons and end with the run. */
final class RunPools {
    private static final int PARALLELISM = 3;

    private @Nullable ForkJoinPool common;
    private @Nullable ScheduledThreadPoolExecutor delayer;

    ForkJoinPool common() {
        if (common == null) common = RunState.newCommonPool(PARALLELISM);
        return common;
    }

    ScheduledThreadPoolExecutor delayer() {
        if (delayer == null) {
            delayer = new ScheduledThreadPoolExecutor(1, body -> daemon(body, "CompletableFutureDelayScheduler"));
            delayer.setRemoveOnCancelPolicy(true);
        }
        return delayer;
    }

    /** A thread for each process: a pool would replace those that are given up at the end of a run. */
    static Executor reapers() {
        return body -> daemon(body, "process reaper").start();
    }

    private static Thread daemon(Runnable body, String name) {
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        return thread;
    }
}
