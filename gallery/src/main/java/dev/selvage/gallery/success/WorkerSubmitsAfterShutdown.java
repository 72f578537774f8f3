package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A worker may give its own pool a task also after the pool was shut down: that waits until nothing is left to do. */
public final class WorkerSubmitsAfterShutdown {
    private WorkerSubmitsAfterShutdown() {}

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger done = new AtomicInteger();
        CountDownLatch closing = new CountDownLatch(1);
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(() -> {
            await(closing);
            pool.execute(done::incrementAndGet);
        });
        pool.shutdown();
        closing.countDown();
        Check.that(pool.awaitTermination(1, TimeUnit.DAYS), "the pool has not ended");
        Check.equal(1, done.get());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
