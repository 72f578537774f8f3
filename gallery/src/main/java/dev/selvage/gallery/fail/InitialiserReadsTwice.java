package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A static initialiser reads a setting twice while another thread changes it. */
@Fails("assertion")
public final class InitialiserReadsTwice {

    private static volatile int size = 2;

    private InitialiserReadsTwice() {}

    private static final class Buffer {
        private static final int[] CELLS = new int[size];
        private static final int LAST = size - 1;
    }

    public static void main(String[] args) {
        Threads.both(() -> size = 3, () -> Check.equal(Buffer.CELLS.length - 1, Buffer.LAST));
    }
}
