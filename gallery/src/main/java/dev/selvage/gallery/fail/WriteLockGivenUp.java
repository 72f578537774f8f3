package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer gives up the write lock before it takes the read lock, and another writer comes in between. */
@Fails("assertion")
public final class WriteLockGivenUp {

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int value;

    private void set(int wanted) {
        lock.writeLock().lock();
        value = wanted;
        lock.writeLock().unlock();
        lock.readLock().lock();
        Check.equal(wanted, value);
        lock.readLock().unlock();
    }

    public static void main(String[] args) {
        WriteLockGivenUp cell = new WriteLockGivenUp();
        Threads.both(() -> cell.set(1), () -> cell.set(2));
    }
}
