package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A thread looks into a concurrent map, without pause, until another has put the entry. */
public final class PollsConcurrentMap {

    private PollsConcurrentMap() {}

    public static void main(String[] args) {
        ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread writer = Threads.start(() -> map.put("answer", 42));
        while (map.get("answer") == null) {}
        Check.equal(42, map.get("answer").intValue());
        Threads.join(writer);
    }
}
