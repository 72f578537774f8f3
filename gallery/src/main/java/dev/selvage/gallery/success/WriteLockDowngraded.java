package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer takes the read lock before it gives up the write lock, so that nobody writes before it has read. */
public final class WriteLockDowngraded {

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int value;

    private void set(int wanted) {
        lock.writeLock().lock();
        value = wanted;
        lock.readLock().lock();
        lock.writeLock().unlock();
        Check.equal(wanted, value);
        lock.readLock().unlock();
    }

    public static void main(String[] args) {
        WriteLockDowngraded cell = new WriteLockDowngraded();
        Threads.both(() -> cell.set(1), () -> cell.set(2));
        Check.equal(0, cell.lock.getReadLockCount());
        Check.that(!cell.lock.isWriteLocked(), "still locked");
    }
}
