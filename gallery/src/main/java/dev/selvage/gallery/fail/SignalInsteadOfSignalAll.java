package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads wait for two different things on one {@link Condition}, and a single signal wakes the wrong one. */
@Fails("lost-wakeup")
public final class SignalInsteadOfSignalAll {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int level;

    private void awaitLevel(int wanted) throws InterruptedException {
        lock.lock();
        try {
            while (level < wanted) {
                changed.await();
            }
        } finally {
            lock.unlock();
        }
    }

    private void raise() {
        lock.lock();
        try {
            level++;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SignalInsteadOfSignalAll tank = new SignalInsteadOfSignalAll();
        Thread half = Threads.start(() -> tank.awaitLevel(1));
        Thread tap = Threads.start(() -> {
            tank.raise();
            tank.raise();
        });
        tank.awaitLevel(2);
        Threads.join(half);
        Threads.join(tap);
    }
}
