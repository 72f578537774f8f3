package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The elements of atomic arrays are updated independently of one another, each of them atomically. */
public final class AtomicArrays {

    private final AtomicIntegerArray counts = new AtomicIntegerArray(2);
    private final AtomicLongArray sums = new AtomicLongArray(2);
    private final AtomicReferenceArray<String> names = new AtomicReferenceArray<>(1);

    private void add(String name, int index) {
        counts.incrementAndGet(0);
        sums.accumulateAndGet(index, 5, Long::sum);
        names.compareAndSet(0, null, name);
    }

    public static void main(String[] args) {
        AtomicArrays arrays = new AtomicArrays();
        Threads.both(() -> arrays.add("ada", 0), () -> arrays.add("bob", 1));
        Check.equal(2, arrays.counts.get(0));
        Check.equal(10, arrays.sums.get(0) + arrays.sums.get(1));
        Check.that(arrays.names.get(0) != null, "nobody was first");
        Check.equal(0, arrays.counts.getAndSet(1, 7));
    }
}
