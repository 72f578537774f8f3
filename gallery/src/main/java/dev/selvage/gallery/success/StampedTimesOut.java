package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

/** The timed attempts of a stamped lock give up while another thread writes, and succeed afterwards. */
public final class StampedTimesOut {

    private final StampedLock lock = new StampedLock();

    private void tryAll() throws InterruptedException {
        Check.equal(0, lock.tryReadLock(5, TimeUnit.MILLISECONDS));
        Check.equal(0, lock.tryWriteLock(5, TimeUnit.MILLISECONDS));
        Check.equal(0, lock.tryOptimisticRead());
    }

    public static void main(String[] args) {
        StampedTimesOut cell = new StampedTimesOut();
        long stamp = cell.lock.writeLock();
        Threads.join(Threads.start(cell::tryAll));
        cell.lock.unlockWrite(stamp);
        long read = cell.lock.tryReadLock();
        Check.that(read != 0, "nobody writes");
        cell.lock.unlockRead(read);
    }
}
