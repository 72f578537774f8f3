package dev.selvage.libraries.caffeine;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dev.selvage.libraries.Together;

/** A bounded cache evicts in the background while two threads load. */
public final class BoundedCache {
    private BoundedCache() {}

    public static void main(String[] args) throws Exception {
        LoadingCache<Integer, Integer> cache =
                Caffeine.newBuilder().maximumSize(2).build(key -> key * 2);
        Together.Task ask = () -> {
            for (int key = 0; key < 4; key++) Together.expect(key * 2, cache.get(key));
        };
        Together.run(ask, ask);
        cache.cleanUp();
        Together.expect(true, cache.estimatedSize() <= 2);
    }
}
