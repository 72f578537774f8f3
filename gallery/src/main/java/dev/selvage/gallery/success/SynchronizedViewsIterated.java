package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Synchronized collections are iterated over under their own lock, as their documentation demands. */
public final class SynchronizedViewsIterated {

    private SynchronizedViewsIterated() {}

    public static void main(String[] args) {
        Map<String, Integer> ages = Collections.synchronizedMap(new LinkedHashMap<>(Map.of("ada", 36)));
        Set<Integer> seen = Collections.synchronizedSet(new TreeSet<>());
        Thread other = Threads.start(() -> {
            ages.put("bob", 25);
            seen.add(25);
        });
        int sum = 0;
        synchronized (ages) {
            for (int age : ages.values()) {
                sum += age;
            }
        }
        Check.that(sum == 36 || sum == 61, "unexpected sum " + sum);
        seen.add(36);
        Threads.join(other);
        Check.equal(2, seen.size());
        Check.equal((Integer) 26, ages.computeIfPresent("bob", (name, age) -> age + 1));
    }
}
