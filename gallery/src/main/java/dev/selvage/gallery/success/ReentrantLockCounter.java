package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A plain counter that is incremented under a {@link ReentrantLock}. */
public final class ReentrantLockCounter {

    private final Lock lock = new ReentrantLock();
    private int count;

    private void increment() {
        lock.lock();
        try {
            count++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        ReentrantLockCounter counter = new ReentrantLockCounter();
        Thread other = Threads.start(counter::increment);
        counter.increment();
        Threads.join(other);
        Check.equal(2, counter.count);
    }
}
