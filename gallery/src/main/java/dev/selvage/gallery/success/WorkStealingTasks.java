package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A work-stealing pool, whose threads are daemons, carries out all tasks that are waited for. */
@Unproved("daemon threads could have gone on")
public final class WorkStealingTasks {

    private WorkStealingTasks() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newWorkStealingPool(2);
        Future<Integer> first = pool.submit(() -> Thread.currentThread().isDaemon() ? 20 : 0);
        Future<Integer> second = pool.submit(() -> 22);
        Check.equal(42, first.get() + second.get());
    }
}
