package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads take a name from a set that shows a concurrent map: the set itself says who was first. */
public final class NameTakenOnce {
    private static final Set<String> NAMES = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private static final AtomicInteger TAKEN = new AtomicInteger();

    private NameTakenOnce() {}

    public static void main(String[] args) {
        Threads.both(NameTakenOnce::take, NameTakenOnce::take);
        Check.equal(1, TAKEN.get());
    }

    private static void take() {
        if (NAMES.add("a")) TAKEN.incrementAndGet();
    }
}
