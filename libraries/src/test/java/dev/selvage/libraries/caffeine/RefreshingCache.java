package dev.selvage.libraries.caffeine;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dev.selvage.libraries.Together;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A value is refreshed by a thread of a pool while others go on with the old one. */
public final class RefreshingCache {
    private RefreshingCache() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        AtomicInteger loads = new AtomicInteger();
        LoadingCache<String, Integer> cache = Caffeine.newBuilder()
                .executor(pool)
                .refreshAfterWrite(Duration.ofMillis(10))
                .build(key -> loads.incrementAndGet());
        cache.get("key");
        Thread.sleep(20);
        Together.Task ask = () -> Together.expect(true, cache.get("key") <= 2);
        Together.run(ask, ask);
        pool.shutdown();
        Together.expect(true, pool.awaitTermination(1, TimeUnit.SECONDS));
        Together.expect(2, cache.get("key"));
    }
}
