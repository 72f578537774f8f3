package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** A synchronized map is asked for a key and filled in two calls, so that two threads both make the value. */
@Fails("assertion")
public final class CheckThenPut {

    private final Map<String, Integer> cache = Collections.synchronizedMap(new HashMap<>());
    private final AtomicInteger loads = new AtomicInteger();

    private void load(String key) {
        if (cache.get(key) == null) {
            cache.put(key, loads.incrementAndGet());
        }
    }

    public static void main(String[] args) {
        CheckThenPut loader = new CheckThenPut();
        Thread other = Threads.start(() -> loader.load("page"));
        loader.load("page");
        Threads.join(other);
        Check.equal(1, loader.loads.get());
    }
}
