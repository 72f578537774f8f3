package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A value is looked for as soon as the function was seen to make it, but it is not in the map yet. */
@Fails("assertion")
public final class ComputedButAbsent {
    private static volatile boolean computed;

    private ComputedButAbsent() {}

    public static void main(String[] args) throws InterruptedException {
        ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread computer = new Thread(() -> map.computeIfAbsent("key", key -> {
            computed = true;
            return 1;
        }));
        computer.start();
        if (computed) Check.that(map.get("key") != null, "computed, but absent");
        computer.join();
    }
}
