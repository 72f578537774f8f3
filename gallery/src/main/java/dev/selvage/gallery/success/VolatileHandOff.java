package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A plain value that is handed over by a volatile flag, on which the receiver spins with an empty body. */
public final class VolatileHandOff {

    private static int value;
    private static volatile boolean ready;

    private VolatileHandOff() {}

    public static void main(String[] args) {
        Thread sender = Threads.start(() -> {
            value = 42;
            ready = true;
        });
        while (!ready) {}
        Check.equal(42, value);
        Threads.join(sender);
    }
}
