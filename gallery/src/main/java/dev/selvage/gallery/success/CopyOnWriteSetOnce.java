package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicInteger;

/** A copy-on-write set takes an element once, and tells one of two threads that it was the first. */
public final class CopyOnWriteSetOnce {

    private CopyOnWriteSetOnce() {}

    public static void main(String[] args) {
        Set<String> members = new CopyOnWriteArraySet<>();
        AtomicInteger added = new AtomicInteger();
        Threads.Body join = () -> {
            if (members.add("ada")) {
                added.incrementAndGet();
            }
        };
        Threads.both(join, join);
        Check.equal(1, added.get());
        Check.equal(Set.of("ada"), members);
    }
}
