package dev.selvage.bench.programs;

import java.util.concurrent.CountDownLatch;

/** Two threads that each take a lock, wait for the other to have its own, and want that one next: stuck in every schedule. */
public final class AlwaysDeadlocked {
    private final Object left = new Object();
    private final Object right = new Object();
    private final CountDownLatch holding = new CountDownLatch(2);

    private AlwaysDeadlocked() {}

    public static void main(String[] args) throws InterruptedException {
        AlwaysDeadlocked locks = new AlwaysDeadlocked();
        Thread one = new Thread(() -> locks.take(locks.left, locks.right));
        Thread two = new Thread(() -> locks.take(locks.right, locks.left));
        one.start();
        two.start();
        one.join();
        two.join();
    }

    private void take(Object first, Object second) {
        synchronized (first) {
            holding.countDown();
            try {
                holding.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            synchronized (second) {
                throw new AssertionError("both locks at once");
            }
        }
    }
}
