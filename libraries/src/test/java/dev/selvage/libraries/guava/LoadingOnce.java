package dev.selvage.libraries.guava;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import dev.selvage.libraries.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A cache that loads each key once, whoever asks first. */
public final class LoadingOnce {
    private LoadingOnce() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger loads = new AtomicInteger();
        LoadingCache<String, Integer> cache = CacheBuilder.newBuilder()
                .recordStats()
                .build(CacheLoader.from(key -> {
                    loads.incrementAndGet();
                    return key.length();
                }));
        Together.Task ask = () -> Together.expect(3, cache.get("abc"));
        Together.run(ask, ask, ask);
        Together.expect(1, loads.get());
        Together.expect(1L, cache.stats().loadCount());
    }
}
