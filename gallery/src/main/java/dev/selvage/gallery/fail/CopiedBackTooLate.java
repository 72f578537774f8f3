package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** An array is copied, changed and copied back, over what another thread has written meanwhile. */
@Fails("assertion")
public final class CopiedBackTooLate {
    private static final int[] COUNTS = new int[3];

    private CopiedBackTooLate() {}

    public static void main(String[] args) {
        Thread other = Threads.start(() -> COUNTS[2] = 7);
        int[] changed = new int[3];
        System.arraycopy(COUNTS, 0, changed, 0, 3);
        changed[0] = 5;
        System.arraycopy(changed, 0, COUNTS, 0, 3);
        Threads.join(other);
        Check.equal(5, COUNTS[0]);
        Check.equal(7, COUNTS[2]);
    }
}
