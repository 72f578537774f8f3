package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A join of a thread that has not started or has ended returns at once, even if the caller is interrupted. */
public final class JoinWithoutWaiting {

    private static int done;

    private JoinWithoutWaiting() {}

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.create(() -> done++);
        thread.join();
        thread.join(1_000);
        Check.equal(0, done);
        thread.start();
        thread.join();
        Thread.currentThread().interrupt();
        thread.join();
        thread.join(1_000);
        Check.that(Thread.interrupted(), "the interrupt is gone");
        Check.equal(1, done);
    }
}
