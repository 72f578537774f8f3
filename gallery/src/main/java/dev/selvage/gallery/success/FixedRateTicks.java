package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A task at a fixed rate ticks until the scheduler is shut down. */
public final class FixedRateTicks {

    private FixedRateTicks() {}

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        CountDownLatch ticks = new CountDownLatch(2);
        scheduler.scheduleAtFixedRate(ticks::countDown, 10, 10, TimeUnit.MILLISECONDS);
        ticks.await();
        scheduler.shutdownNow();
        Check.that(scheduler.awaitTermination(1, TimeUnit.SECONDS), "does not end");
    }
}
