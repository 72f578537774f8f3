package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** A node is removed by marking its reference, and exactly one of two threads succeeds. */
@Unproved("java.util.concurrent.atomic.AtomicMarkableReference")
public final class MarkedForRemoval {

    private MarkedForRemoval() {}

    public static void main(String[] args) {
        AtomicMarkableReference<String> next = new AtomicMarkableReference<>("node", false);
        AtomicInteger removed = new AtomicInteger();
        Threads.Body remove = () -> {
            if (next.attemptMark("node", true) && next.compareAndSet("node", null, true, true)) {
                removed.incrementAndGet();
            }
        };
        Threads.both(remove, remove);
        Check.equal(1, removed.get());
        Check.that(next.isMarked() && next.getReference() == null, "not removed");
    }
}
