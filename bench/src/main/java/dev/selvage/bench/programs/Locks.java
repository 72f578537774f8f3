package dev.selvage.bench.programs;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Three threads take turns twenty times each, by a lock, a condition and an atomic counter. */
public final class Locks {
    private static final int THREADS = 3;
    private static final int OPERATIONS = 20;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final AtomicInteger total = new AtomicInteger();
    private int free = THREADS - 1;

    private Locks() {}

    public static void main(String[] args) throws InterruptedException {
        Locks locks = new Locks();
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(locks::work);
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        if (locks.total.get() != THREADS * OPERATIONS) throw new AssertionError(locks.total);
    }

    private void work() {
        for (int i = 0; i < OPERATIONS; i++) {
            take();
            total.incrementAndGet();
            give();
        }
    }

    private void take() {
        lock.lock();
        try {
            while (free == 0) changed.awaitUninterruptibly();
            free--;
        } finally {
            lock.unlock();
        }
    }

    private void give() {
        lock.lock();
        try {
            free++;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }
}
