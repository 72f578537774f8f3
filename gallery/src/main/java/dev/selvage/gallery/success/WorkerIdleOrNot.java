package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Whoever finds no idle worker in a pool without a queue does the task itself. */
public final class WorkerIdleOrNot {

    private WorkerIdleOrNot() {}

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                1, 1, 1, TimeUnit.MINUTES, new SynchronousQueue<>(), new ThreadPoolExecutor.CallerRunsPolicy());
        Check.equal(1, (int) pool.submit(() -> 1).get());
        Check.equal(2, (int) pool.submit(() -> 2).get());
        pool.shutdown();
    }
}
