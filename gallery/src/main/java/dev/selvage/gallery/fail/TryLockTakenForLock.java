package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is held for a moment only, so an attempt that may take half a second is taken for a success. */
@Fails("assertion")
public final class TryLockTakenForLock {

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    private void countUnderLock() {
        lock.lock();
        count++;
        lock.unlock();
    }

    private void countUnderAttempt() throws InterruptedException {
        boolean locked = lock.tryLock(500, TimeUnit.MILLISECONDS);
        count++;
        if (locked) {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        TryLockTakenForLock counter = new TryLockTakenForLock();
        Threads.both(counter::countUnderLock, counter::countUnderAttempt);
        Check.equal(2, counter.count);
    }
}
