package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** A scheduled task runs after its delay of 20 ms and not before. */
public final class ScheduledTask {

    private ScheduledTask() {}

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        long start = System.nanoTime();
        ScheduledFuture<Long> task = scheduler.schedule(() -> System.nanoTime() - start, 20, TimeUnit.MILLISECONDS);
        Check.that(task.get() >= TimeUnit.MILLISECONDS.toNanos(20), "the task ran too early");
        scheduler.shutdown();
    }
}
