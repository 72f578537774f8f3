package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Updaters of int, long and reference fields change them atomically. */
public final class FieldUpdaters {

    private static final AtomicIntegerFieldUpdater<FieldUpdaters> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "count");
    private static final AtomicLongFieldUpdater<FieldUpdaters> SUM =
            AtomicLongFieldUpdater.newUpdater(FieldUpdaters.class, "sum");
    private static final AtomicReferenceFieldUpdater<FieldUpdaters, String> FIRST =
            AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, String.class, "first");

    private volatile int count;
    private volatile long sum;
    private volatile String first;

    private void enter(String name, int number) {
        COUNT.incrementAndGet(this);
        SUM.accumulateAndGet(this, number, Long::sum);
        FIRST.compareAndSet(this, null, name);
    }

    public static void main(String[] args) {
        FieldUpdaters entry = new FieldUpdaters();
        Threads.both(() -> entry.enter("ada", 1), () -> entry.enter("bob", 2));
        Check.equal(2, entry.count);
        Check.equal(3, entry.sum);
        String first = entry.first;
        Check.that(first.equals("ada") || first.equals("bob"), "nobody was first");
        Check.equal(first, FIRST.getAndSet(entry, "nobody"));
    }
}
