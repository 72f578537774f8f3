package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A pool that is full or shut down rejects tasks, as its policy says; an orderly shutdown completes what was queued. */
public final class PoolRejects {

    private PoolRejects() {}

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch gate = new CountDownLatch(1);
        AtomicInteger done = new AtomicInteger();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(1));
        Runnable task = () -> {
            Threads.join(Threads.start(gate::await));
            done.incrementAndGet();
        };
        pool.execute(task);
        pool.execute(task);
        try {
            pool.execute(task);
            throw new AssertionError("there was no room");
        } catch (RejectedExecutionException expected) {
            pool.shutdown();
        }
        Check.that(pool.isShutdown() && !pool.isTerminated(), "ended too early");
        gate.countDown();
        Check.that(pool.awaitTermination(1, TimeUnit.MINUTES), "does not end");
        Check.equal(2, done.get());
    }
}
