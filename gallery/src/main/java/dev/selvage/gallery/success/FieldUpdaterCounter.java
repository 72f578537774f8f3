package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.LongAdder;

/** A volatile field that is incremented through a field updater, beside a {@link LongAdder}. */
public final class FieldUpdaterCounter {

    private static final AtomicIntegerFieldUpdater<FieldUpdaterCounter> HITS =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterCounter.class, "hits");

    private final LongAdder bytes = new LongAdder();
    private volatile int hits;

    private void serve(int size) {
        HITS.incrementAndGet(this);
        bytes.add(size);
    }

    public static void main(String[] args) {
        FieldUpdaterCounter server = new FieldUpdaterCounter();
        Threads.both(() -> server.serve(10), () -> server.serve(20));
        Check.equal(2, server.hits);
        Check.equal(30, server.bytes.sum());
    }
}
