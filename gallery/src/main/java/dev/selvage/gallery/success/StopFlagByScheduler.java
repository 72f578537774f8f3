package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The main thread works until a scheduled task tells it to stop, a moment later. */
@Runs(random = 5, exhaustive = 2)
@Unproved("java.util.concurrent.FutureTask")
public final class StopFlagByScheduler {

    private volatile boolean stop;
    private volatile int work;

    public static void main(String[] args) throws InterruptedException {
        StopFlagByScheduler worker = new StopFlagByScheduler();
        ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
        scheduler.schedule(() -> worker.stop = true, 5, TimeUnit.MILLISECONDS);
        while (!worker.stop) {
            worker.work++;
        }
        scheduler.shutdown();
        Check.that(scheduler.awaitTermination(2, TimeUnit.SECONDS), "does not end");
        Check.that(worker.work >= 0, "it can count");
    }
}
