package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;

/** The common pool is asked to have one worker, and a task of it waits for another one that would need a second. */
@Fails("lost-wakeup")
public final class CommonPoolOfOneStarves {

    private CommonPoolOfOneStarves() {}

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "1");
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
    }
}
