package frameworks;

import org.ehcache.Cache;
import org.ehcache.CacheManager;
import org.ehcache.config.builders.CacheConfigurationBuilder;
import org.ehcache.config.builders.CacheManagerBuilder;
import org.ehcache.config.builders.ResourcePoolsBuilder;
import user.Both;

/** Two threads raise a number in a cache: by replace, or by get and put. */
public final class EhcacheHeap {
    static void add(Cache<String, Integer> cache, boolean buggy) {
        if (buggy) {
            cache.put("tea", cache.get("tea") + 1);
            return;
        }
        Integer old = cache.get("tea");
        while (!cache.replace("tea", old, old + 1)) old = cache.get("tea");
    }

    public static void main(String[] args) throws Exception {
        boolean buggy = Both.buggy(args);
        try (CacheManager manager = CacheManagerBuilder.newCacheManagerBuilder().build(true)) {
            Cache<String, Integer> cache = manager.createCache(
                    "shop",
                    CacheConfigurationBuilder.newCacheConfigurationBuilder(
                            String.class, Integer.class, ResourcePoolsBuilder.heap(10)));
            cache.put("tea", 0);
            Both.atOnce(() -> add(cache, buggy), () -> add(cache, buggy));
            Both.expect(2, cache.get("tea"));
        }
    }
}
