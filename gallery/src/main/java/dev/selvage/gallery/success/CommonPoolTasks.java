package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Tasks of the common pool are joined from outside it, and its threads are daemons. */
public final class CommonPoolTasks {

    private CommonPoolTasks() {}

    public static void main(String[] args) throws Exception {
        ForkJoinTask<Integer> first = ForkJoinPool.commonPool().submit(() -> 20);
        ForkJoinTask<Integer> second = ForkJoinPool.commonPool().submit(() -> 22);
        Check.equal(42, first.get() + second.join());
        ForkJoinPool.commonPool().shutdown();
        Check.that(!ForkJoinPool.commonPool().isShutdown(), "the common pool was shut down");
        AtomicBoolean ran = new AtomicBoolean();
        ForkJoinPool.commonPool().execute(() -> ran.set(true));
        Check.that(ForkJoinPool.commonPool().awaitQuiescence(1, TimeUnit.MINUTES), "does not come to rest");
        Check.that(ran.get(), "at rest before the task has run");
    }
}
