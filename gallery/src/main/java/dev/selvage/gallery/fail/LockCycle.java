package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads take two {@link ReentrantLock}s in opposite order. */
@Fails("deadlock")
public final class LockCycle {

    private final Lock source = new ReentrantLock();
    private final Lock target = new ReentrantLock();

    private static void move(Lock from, Lock to) {
        from.lock();
        try {
            to.lock();
            to.unlock();
        } finally {
            from.unlock();
        }
    }

    public static void main(String[] args) {
        LockCycle locks = new LockCycle();
        Thread other = Threads.start(() -> move(locks.target, locks.source));
        move(locks.source, locks.target);
        Threads.join(other);
    }
}
