package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;

/** The common pool is asked to have two workers, and has them: a task of it can wait for another one. */
public final class CommonPoolOfTwo {

    private CommonPoolOfTwo() {}

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "2");
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(2);
        ForkJoinPool.commonPool().execute(() -> {
            await(asked);
            done.countDown();
        });
        ForkJoinPool.commonPool().execute(() -> {
            asked.countDown();
            done.countDown();
        });
        await(done);
        Check.equal(2, ForkJoinPool.getCommonPoolParallelism());
    }
}
