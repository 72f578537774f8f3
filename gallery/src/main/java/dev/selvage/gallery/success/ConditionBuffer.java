package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A buffer of one place with a condition for each role, where a single signal is enough. */
public final class ConditionBuffer {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition filled = lock.newCondition();
    private final Condition emptied = lock.newCondition();
    private int content;

    private void put(int value) throws InterruptedException {
        lock.lock();
        try {
            while (content != 0) {
                emptied.await();
            }
            content = value;
            filled.signal();
        } finally {
            lock.unlock();
        }
    }

    private int take() throws InterruptedException {
        lock.lock();
        try {
            while (content == 0) {
                filled.await();
            }
            int value = content;
            content = 0;
            emptied.signal();
            return value;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConditionBuffer buffer = new ConditionBuffer();
        Thread producer = Threads.start(() -> {
            buffer.put(1);
            buffer.put(2);
        });
        Check.equal(1, buffer.take());
        Check.equal(2, buffer.take());
        Threads.join(producer);
    }
}
