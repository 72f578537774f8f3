package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A thread that is interrupted before it is started finds its flag set. */
public final class InterruptedBeforeStart {

    private static boolean found;

    private InterruptedBeforeStart() {}

    public static void main(String[] args) {
        Thread thread = Threads.create(() -> found = Thread.interrupted());
        thread.interrupt();
        Check.that(thread.isInterrupted(), "the flag is not set");
        thread.start();
        Threads.join(thread);
        Check.that(found, "the interrupt is lost");
    }
}
