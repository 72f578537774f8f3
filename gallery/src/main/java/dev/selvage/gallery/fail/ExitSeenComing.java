package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A thread exits right after it has closed something, and another one uses that before the program ends. */
@Fails("assertion")
public final class ExitSeenComing {
    private static volatile boolean closed;

    private ExitSeenComing() {}

    public static void main(String[] args) {
        Threads.start(() -> Check.that(!closed, "closed"));
        closed = true;
        System.exit(0);
    }
}
