package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Two workers take two tasks in the order of their times, and the second is taken for one that is never done first. */
@Fails("assertion")
public final class ScheduledSecondDoneFirst {

    private ScheduledSecondDoneFirst() {}

    public static void main(String[] args) {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        Future<Integer> first = pool.schedule(() -> 1, 0, TimeUnit.SECONDS);
        Future<Integer> second = pool.schedule(() -> 2, 0, TimeUnit.SECONDS);
        Check.that(!second.isDone() || first.isDone(), "the second was done first");
        pool.shutdown();
    }
}
