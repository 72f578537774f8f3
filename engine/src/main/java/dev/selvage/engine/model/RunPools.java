package dev.selvage.engine.model;

import dev.selvage.runtime.CommonPools;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The pools of one run that are static in the JDK; their threads are daemons and end with the run. */
public final class RunPools {
    /** How large a program, or the JVM's command line, may ask the common pool to be. */
    private static final String WISH = "java.util.concurrent.ForkJoinPool.common.parallelism";

    private static final int MOST = 0x7fff;

    private final int parallelism;
    private final Map<ThreadPoolExecutor, ThreadPoolExecutor> others = new IdentityHashMap<>();
    private @Nullable ForkJoinPool common;
    private @Nullable ScheduledThreadPoolExecutor delayer;

    /** @param parallelism of the common pool, unless another one is asked for */
    public RunPools(int parallelism) {
        this.parallelism = parallelism;
    }

    public synchronized ForkJoinPool common() {
        if (common == null) common = CommonPools.make(wanted());
        return common;
    }

    /** As the JDK does, but that a pool without workers gets one. */
    private int wanted() {
        String wish = System.getProperty(WISH);
        if (wish == null) return parallelism;
        try {
            int number = Integer.parseInt(wish);
            return number < 0 ? parallelism : Math.min(MOST, Math.max(1, number));
        } catch (NumberFormatException ignored) {
            return parallelism;
        }
    }

    public synchronized ScheduledThreadPoolExecutor delayer() {
        if (delayer == null) {
            delayer = new ScheduledThreadPoolExecutor(1, body -> daemon(body, "CompletableFutureDelayScheduler"));
            delayer.setRemoveOnCancelPolicy(true);
        }
        return delayer;
    }

    /** A pool as the JDK has made another one. */
    synchronized ThreadPoolExecutor like(ThreadPoolExecutor other) {
        return others.computeIfAbsent(
                other,
                key -> new ThreadPoolExecutor(
                        other.getCorePoolSize(),
                        other.getMaximumPoolSize(),
                        other.getKeepAliveTime(TimeUnit.NANOSECONDS),
                        TimeUnit.NANOSECONDS,
                        other.getQueue() instanceof SynchronousQueue
                                ? new SynchronousQueue<>()
                                : new LinkedBlockingQueue<>(),
                        other.getThreadFactory()));
    }

    /** Ends the threads of the pools. */
    public synchronized void close() {
        others.values().forEach(ThreadPoolExecutor::shutdownNow);
        if (common != null) CommonPools.end(common);
        if (delayer != null) delayer.shutdownNow();
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
