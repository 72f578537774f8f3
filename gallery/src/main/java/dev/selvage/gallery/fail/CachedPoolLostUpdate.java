package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Two tasks of a cached pool run at the same time and count in a plain field. */
@Fails("assertion")
public final class CachedPoolLostUpdate {

    private int hits;

    public static void main(String[] args) throws InterruptedException {
        CachedPoolLostUpdate page = new CachedPoolLostUpdate();
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.execute(() -> page.hits++);
        pool.execute(() -> page.hits++);
        pool.shutdown();
        Check.that(pool.awaitTermination(1, TimeUnit.MINUTES), "the pool does not end");
        Check.equal(2, page.hits);
    }
}
