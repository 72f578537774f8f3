package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Whoever sees that a task is done sees what it has written. */
public final class DoneMeansRan {
    private static volatile boolean ran;

    private DoneMeansRan() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> task = pool.submit(() -> {
            ran = true;
        });
        pool.shutdown();
        if (task.isDone()) Check.that(ran, "is done, but did not run");
        task.get();
        Check.that(ran && task.isDone(), "ended, but is not done");
    }
}
