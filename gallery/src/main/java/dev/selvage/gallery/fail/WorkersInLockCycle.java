package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Workers of a pool take two locks in opposite orders; after a while the program stops waiting for them and exits. */
@Fails("deadlock")
public final class WorkersInLockCycle {
    private WorkersInLockCycle() {}

    public static void main(String[] args) throws InterruptedException {
        Lock left = new ReentrantLock();
        Lock right = new ReentrantLock();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> both(left, right));
        pool.execute(() -> both(right, left));
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        System.exit(0);
    }

    private static void both(Lock first, Lock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }
}
