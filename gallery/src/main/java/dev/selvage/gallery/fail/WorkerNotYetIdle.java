package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The result of a task is known before its worker waits for the next one, which a pool of one thread without a queue then rejects. */
@Fails("exception")
public final class WorkerNotYetIdle {

    private WorkerNotYetIdle() {}

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new SynchronousQueue<>());
        pool.submit(() -> 1).get();
        pool.submit(() -> 2).get();
        pool.shutdown();
    }
}
