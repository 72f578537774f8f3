package dev.selvage.engine.model;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.jspecify.annotations.Nullable;

/** The pools of one run that are static in the JDK; their threads are daemons and end with the run. */
final class RunPools {
    private static final int PARALLELISM = 3;

    private @Nullable ForkJoinPool common;
    private @Nullable ScheduledThreadPoolExecutor delayer;

    ForkJoinPool common() {
        if (common == null) common = new ForkJoinPool(PARALLELISM);
        return common;
    }

    ScheduledThreadPoolExecutor delayer() {
        if (delayer == null) {
            delayer = new ScheduledThreadPoolExecutor(1, body -> {
                Thread thread = new Thread(body, "CompletableFutureDelayScheduler");
                thread.setDaemon(true);
                return thread;
            });
            delayer.setRemoveOnCancelPolicy(true);
        }
        return delayer;
    }
}
