package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task is taken for done as soon as its last write is seen, but its future is not done yet. */
@Fails("assertion")
public final class RanButNotDone {
    private static volatile boolean ran;

    private RanButNotDone() {}

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> task = pool.submit(() -> {
            ran = true;
        });
        pool.shutdown();
        if (ran) Check.that(task.isDone(), "ran, but is not done");
    }
}
