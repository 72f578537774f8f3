package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Whoever finds a value sees all that the function has done which made it. */
public final class PresentMeansComputed {
    private static volatile boolean computed;

    private PresentMeansComputed() {}

    public static void main(String[] args) throws InterruptedException {
        ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread computer = new Thread(() -> map.computeIfAbsent("key", key -> {
            computed = true;
            return 1;
        }));
        computer.start();
        if (map.get("key") != null) Check.that(computed, "present, but not computed");
        computer.join();
        Check.that(map.get("key") != null, "still absent");
    }
}
