package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** A skip list stays sorted while threads add and remove, and its range views see what they did. */
public final class SkipListNavigates {

    private SkipListNavigates() {}

    public static void main(String[] args) {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>(Map.of(2, "two", 6, "six"));
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        Thread other = Threads.start(() -> {
            map.put(4, "four");
            set.add(4);
            map.remove(6);
        });
        map.putIfAbsent(1, "one");
        set.add(1);
        Integer below = map.floorKey(5);
        Check.that(below == 2 || below == 4, "the key below 5 is " + below);
        Threads.join(other);
        Check.equal(List.of(1, 2, 4), List.copyOf(map.keySet()));
        Check.equal((Integer) 4, map.tailMap(3).firstKey());
        Check.equal((Integer) 4, set.higher(1));
    }
}
