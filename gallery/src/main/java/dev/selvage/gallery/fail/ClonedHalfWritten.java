package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** An array is cloned while another thread is about to write the second of two elements that belong together. */
@Fails("assertion")
public final class ClonedHalfWritten {
    private static final int[] PAIR = new int[2];

    private ClonedHalfWritten() {}

    public static void main(String[] args) {
        Thread writer = Threads.start(() -> {
            PAIR[0] = 1;
            PAIR[1] = 1;
        });
        int[] copy = PAIR.clone();
        Threads.join(writer);
        Check.equal(copy[0], copy[1]);
    }
}
