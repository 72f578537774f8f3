package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.LockSupport;

/** A park until a time that is over does not wait, but takes the permit if there is one. */
public final class ParkUntilPast {

    private ParkUntilPast() {}

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread other = Threads.start(() -> LockSupport.unpark(main));
        Threads.join(other);
        LockSupport.parkUntil(1);
        long before = System.nanoTime();
        LockSupport.parkNanos(10_000_000);
        Check.that(System.nanoTime() - before >= 5_000_000, "the permit is still there");
    }
}
