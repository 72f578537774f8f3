package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread puts its own object into a concurrent map if there is none, and goes on with it though another was first. */
@Fails("assertion")
public final class PutIfAbsentIgnored {

    private final ConcurrentMap<String, AtomicInteger> counters = new ConcurrentHashMap<>();

    private void count(String word) {
        AtomicInteger counter = new AtomicInteger();
        counters.putIfAbsent(word, counter);
        counter.incrementAndGet();
    }

    public static void main(String[] args) {
        PutIfAbsentIgnored words = new PutIfAbsentIgnored();
        Threads.both(() -> words.count("the"), () -> words.count("the"));
        Check.equal(2, words.counters.get("the").get());
    }
}
