package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** A periodic task that throws is not run again, and its future says why. */
public final class PeriodicTaskDies {

    private static int runs;

    private PeriodicTaskDies() {}

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> task = scheduler.scheduleAtFixedRate(
                () -> {
                    runs++;
                    throw new IllegalStateException("out of ink");
                },
                1,
                1,
                TimeUnit.MILLISECONDS);
        try {
            task.get();
            throw new AssertionError("a periodic task has no result");
        } catch (ExecutionException e) {
            Check.equal("out of ink", e.getCause().getMessage());
        }
        Thread.sleep(10);
        Check.equal(1, runs);
        scheduler.shutdown();
    }
}
