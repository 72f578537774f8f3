package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A fixed pool queues what its threads cannot take, a cached one starts a thread for each task. */
@Unproved("java.util.concurrent.ThreadPoolExecutor")
public final class PoolSizes {

    private PoolSizes() {}

    private static int threadsFor(ExecutorService pool) throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        Future<?> first = pool.submit(() -> {
            gate.await();
            return null;
        });
        Future<?> second = pool.submit(() -> {
            gate.await();
            return null;
        });
        int threads = ((ThreadPoolExecutor) pool).getPoolSize();
        gate.countDown();
        first.get();
        second.get();
        pool.shutdown();
        Check.that(pool.awaitTermination(1, TimeUnit.MINUTES), "the pool does not end");
        Check.equal(2, ((ThreadPoolExecutor) pool).getCompletedTaskCount());
        return threads;
    }

    public static void main(String[] args) throws Exception {
        Check.equal(1, threadsFor(Executors.newFixedThreadPool(1)));
        Check.equal(2, threadsFor(Executors.newCachedThreadPool()));
    }
}
