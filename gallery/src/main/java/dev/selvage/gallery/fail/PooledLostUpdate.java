package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Two tasks of a thread pool increment a plain static field without a lock. */
@Fails("assertion")
public final class PooledLostUpdate {

    private static int done;

    private PooledLostUpdate() {}

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> done++);
        pool.execute(() -> done++);
        pool.shutdown();
        Check.that(pool.awaitTermination(1, TimeUnit.MINUTES), "the pool does not end");
        Check.equal(2, done);
    }
}
