package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Two threads find a cache of weak references empty, and each fills it with an object of its own. */
@Fails("assertion")
public final class WeakCacheFilledTwice {
    private static final AtomicReference<WeakReference<Object>> CACHE =
            new AtomicReference<>(new WeakReference<>(null));
    private static final AtomicInteger MADE = new AtomicInteger();

    private WeakCacheFilledTwice() {}

    private static Object get() {
        Object cached = CACHE.get().get();
        if (cached != null) return cached;
        MADE.incrementAndGet();
        Object made = new Object();
        CACHE.set(new WeakReference<>(made));
        return made;
    }

    public static void main(String[] args) {
        Object[] used = new Object[2];
        Threads.both(() -> used[0] = get(), () -> used[1] = get());
        Check.that(used[0] == used[1], "two objects, made " + MADE.get());
    }
}
