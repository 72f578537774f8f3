package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** An {@link AtomicInteger} is read and set in two steps, so that a step of another thread fits in between. */
@Fails("assertion")
public final class AtomicGetThenSet {

    private final AtomicInteger total = new AtomicInteger(100);

    private void add(int amount) {
        int before = total.get();
        total.set(before + amount);
    }

    public static void main(String[] args) {
        AtomicGetThenSet sum = new AtomicGetThenSet();
        Thread other = Threads.start(() -> sum.add(10));
        sum.add(1);
        Threads.join(other);
        Check.equal(111, sum.total.get());
    }
}
