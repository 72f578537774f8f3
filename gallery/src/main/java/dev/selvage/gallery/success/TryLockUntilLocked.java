package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** An attempt to get a lock may take half a second, and is made again when it was in vain. */
public final class TryLockUntilLocked {

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    private void countUnderLock() {
        lock.lock();
        count++;
        lock.unlock();
    }

    private void countUnderAttempt() throws InterruptedException {
        while (!lock.tryLock(500, TimeUnit.MILLISECONDS)) {
            Thread.yield();
        }
        count++;
        lock.unlock();
    }

    public static void main(String[] args) {
        TryLockUntilLocked counter = new TryLockUntilLocked();
        Threads.both(counter::countUnderLock, counter::countUnderAttempt);
        Check.equal(2, counter.count);
    }
}
