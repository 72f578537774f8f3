package dev.selvage.libraries.caffeine;

import com.github.benmanes.caffeine.cache.AsyncLoadingCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.selvage.libraries.Together;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Futures of a value are shared by all that ask for it. */
public final class AsyncCache {
    private AsyncCache() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger loads = new AtomicInteger();
        AsyncLoadingCache<String, Integer> cache = Caffeine.newBuilder()
                .executor(pool)
                .buildAsync(key -> {
                    loads.incrementAndGet();
                    return key.length();
                });
        Together.Task ask = () -> Together.expect(3, cache.get("abc").get());
        Together.run(ask, ask);
        Together.expect(1, loads.get());
        pool.shutdown();
    }
}
