package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** A mark is tested and set in two steps, and two threads both believe to have removed the node. */
@Fails("assertion")
public final class MarkReadThenSet {

    private final AtomicMarkableReference<String> node = new AtomicMarkableReference<>("node", false);
    private final AtomicInteger removed = new AtomicInteger();

    private void remove() {
        if (!node.isMarked()) {
            node.set("node", true);
            removed.incrementAndGet();
        }
    }

    public static void main(String[] args) {
        MarkReadThenSet list = new MarkReadThenSet();
        Threads.both(list::remove, list::remove);
        Check.equal(1, list.removed.get());
    }
}
