package frameworks;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import user.Both;

/** Two threads raise a number in a bounded cache: by merge, or by get and put. */
public final class CaffeineCache {
    public static void main(String[] args) throws Exception {
        boolean buggy = Both.buggy(args);
        Cache<String, Integer> cache = Caffeine.newBuilder().maximumSize(10).build();
        cache.put("tea", 0);
        Both.Task add = () -> {
            if (buggy) cache.put("tea", cache.getIfPresent("tea") + 1);
            else cache.asMap().merge("tea", 1, Integer::sum);
        };
        Both.atOnce(add, add);
        Both.expect(2, cache.getIfPresent("tea"));
    }
}
