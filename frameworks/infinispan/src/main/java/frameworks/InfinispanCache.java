package frameworks;

import org.infinispan.Cache;
import org.infinispan.configuration.cache.ConfigurationBuilder;
import org.infinispan.manager.DefaultCacheManager;
import user.Both;

/** Two threads raise a number in a local cache: by merge, or by get and put. */
public final class InfinispanCache {
    public static void main(String[] args) throws Exception {
        boolean buggy = Both.buggy(args);
        try (DefaultCacheManager manager = new DefaultCacheManager()) {
            manager.defineConfiguration("shop", new ConfigurationBuilder().build());
            Cache<String, Integer> cache = manager.getCache("shop");
            cache.put("tea", 0);
            Both.Task add = () -> {
                if (buggy) cache.put("tea", cache.get("tea") + 1);
                else cache.merge("tea", 1, Integer::sum);
            };
            Both.atOnce(add, add);
            Both.expect(2, cache.get("tea"));
        }
    }
}
