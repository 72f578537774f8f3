package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Two tasks of a thread pool return their parts of a sum by futures. */
public final class ThreadPoolSum {

    private ThreadPoolSum() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> left = pool.submit(() -> 20);
        Future<Integer> right = pool.submit(() -> 22);
        Check.equal(42, left.get() + right.get());
        pool.shutdown();
        Check.that(pool.awaitTermination(1, TimeUnit.MINUTES), "the pool does not end");
    }
}
