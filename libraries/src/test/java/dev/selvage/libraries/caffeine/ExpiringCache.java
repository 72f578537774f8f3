package dev.selvage.libraries.caffeine;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.selvage.libraries.Together;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** Entries expire in virtual time while another thread reads. */
public final class ExpiringCache {
    private ExpiringCache() {}

    public static void main(String[] args) throws Exception {
        Cache<String, Integer> cache =
                Caffeine.newBuilder().expireAfterWrite(Duration.ofMillis(100)).build();
        AtomicInteger loads = new AtomicInteger();
        Together.Task ask = () -> cache.get("key", key -> loads.incrementAndGet());
        Together.run(ask, ask);
        Together.expect(1, loads.get());
        Thread.sleep(200);
        Together.run(ask, ask);
        Together.expect(2, loads.get());
    }
}
