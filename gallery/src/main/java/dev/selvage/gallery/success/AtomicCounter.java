package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Counters that are changed by the atomic read-modify-write methods of the atomic classes. */
public final class AtomicCounter {

    private static final AtomicInteger STEPS = new AtomicInteger();
    private static final AtomicLong DISTANCE = new AtomicLong(1L << 40);

    private AtomicCounter() {}

    private static void walk(int metres) {
        STEPS.incrementAndGet();
        DISTANCE.updateAndGet(before -> before + metres);
    }

    public static void main(String[] args) {
        Threads.both(() -> walk(3), () -> walk(4));
        Check.equal(2, STEPS.get());
        Check.equal((1L << 40) + 7, DISTANCE.get());
    }
}
