package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicStampedReference;

/** Two threads have the stamps of two references written into the same array, and each takes what it finds there for its own. */
@Fails("assertion")
public final class StampHolderShared {
    private static final int[] HOLDER = new int[1];

    private StampHolderShared() {}

    public static void main(String[] args) {
        AtomicStampedReference<String> one = new AtomicStampedReference<>("one", 1);
        AtomicStampedReference<String> two = new AtomicStampedReference<>("two", 2);
        Threads.both(() -> checkStamp(one, 1), () -> checkStamp(two, 2));
    }

    private static void checkStamp(AtomicStampedReference<String> reference, int expected) {
        reference.get(HOLDER);
        Check.equal(expected, HOLDER[0]);
    }
}
