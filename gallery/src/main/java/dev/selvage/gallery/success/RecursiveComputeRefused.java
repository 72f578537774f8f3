package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A computation for a concurrent map that changes the same key again is refused, and leaves the map usable. */
public final class RecursiveComputeRefused {

    private RecursiveComputeRefused() {}

    public static void main(String[] args) {
        ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread other = Threads.start(() -> map.put("b", 2));
        try {
            map.computeIfAbsent("a", first -> map.computeIfAbsent("a", again -> 1));
            throw new AssertionError("a recursive update was carried out");
        } catch (IllegalStateException expected) {
            map.put("a", 1);
        }
        Threads.join(other);
        Check.equal(Map.of("a", 1, "b", 2), map);
    }
}
