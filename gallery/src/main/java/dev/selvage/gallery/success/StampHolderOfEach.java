package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicStampedReference;

/** Two threads read a reference and its stamp together, each into an array of its own. */
public final class StampHolderOfEach {
    private StampHolderOfEach() {}

    public static void main(String[] args) {
        AtomicStampedReference<Integer> reference = new AtomicStampedReference<>(0, 0);
        Threads.both(() -> reference.set(1, 1), () -> {
            int[] stamp = new int[1];
            Check.equal((int) reference.get(stamp), stamp[0]);
        });
    }
}
