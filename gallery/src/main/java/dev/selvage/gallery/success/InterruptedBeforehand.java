package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/** A thread that is interrupted already does not wait: sleep, wait and join throw and clear the flag, park keeps it. */
public final class InterruptedBeforehand {

    private InterruptedBeforehand() {}

    private static void assertInterrupted(Threads.Body wait) throws Exception {
        Thread.currentThread().interrupt();
        try {
            wait.run();
        } catch (InterruptedException expected) {
            Check.that(!Thread.currentThread().isInterrupted(), "the flag is still set");
            return;
        }
        throw new AssertionError("not interrupted");
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        CountDownLatch gate = new CountDownLatch(1);
        Thread guest = Threads.start(gate::await);
        assertInterrupted(() -> Thread.sleep(1_000));
        assertInterrupted(guest::join);
        assertInterrupted(() -> {
            synchronized (lock) {
                lock.wait();
            }
        });
        Check.that(!Thread.holdsLock(lock), "the monitor is still held");
        Thread.currentThread().interrupt();
        LockSupport.park();
        Check.that(Thread.interrupted(), "park has cleared the flag");
        Check.that(!Thread.interrupted(), "the flag was not cleared");
        gate.countDown();
        guest.join();
    }
}
