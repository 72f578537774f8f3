package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Waiting for a negative time is refused, and leaves every lock as it was. */
public final class ImpossibleTimes {

    private ImpossibleTimes() {}

    private interface Wait {
        void begin() throws InterruptedException;
    }

    private static void assertRefused(Wait wait) throws InterruptedException {
        try {
            wait.begin();
        } catch (IllegalArgumentException expected) {
            return;
        }
        throw new AssertionError("not refused");
    }

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread other = Threads.start(() -> {
            synchronized (lock) {
                lock.notifyAll();
            }
        });
        assertRefused(() -> other.join(-1));
        assertRefused(() -> other.join(0, 1_000_000));
        assertRefused(() -> Thread.sleep(-1));
        synchronized (lock) {
            assertRefused(() -> lock.wait(-1));
            Check.that(Thread.holdsLock(lock), "the lock is gone");
        }
        Threads.join(other);
    }
}
