package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads ask a concurrent map for a missing value, which {@code computeIfAbsent} makes once. */
public final class ComputeIfAbsentOnce {

    private final ConcurrentMap<String, Integer> cache = new ConcurrentHashMap<>();
    private final AtomicInteger loads = new AtomicInteger();

    private int load(String key) {
        return cache.computeIfAbsent(key, missing -> loads.incrementAndGet());
    }

    public static void main(String[] args) {
        ComputeIfAbsentOnce loader = new ComputeIfAbsentOnce();
        Thread other = Threads.start(() -> Check.equal(1, loader.load("page")));
        Check.equal(1, loader.load("page"));
        Threads.join(other);
        Check.equal(1, loader.loads.get());
    }
}
