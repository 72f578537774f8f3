package dev.selvage.gallery.success;

import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Whoever does not own a monitor cannot wait or notify on it. */
public final class NotOwnerOfMonitor {

    private NotOwnerOfMonitor() {}

    private static void assertRefused(Threads.Body body) throws Exception {
        try {
            body.run();
        } catch (IllegalMonitorStateException expected) {
            return;
        }
        throw new AssertionError("not refused");
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        assertRefused(lock::notify);
        assertRefused(lock::notifyAll);
        assertRefused(lock::wait);
        assertRefused(() -> lock.wait(10));
        assertRefused(new ReentrantLock()::unlock);
        assertRefused(new ReentrantLock().newCondition()::signal);
        synchronized (lock) {
            Thread other = Threads.start(() -> assertRefused(lock::notify));
            Threads.join(other);
            lock.notify();
        }
    }
}
