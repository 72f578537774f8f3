package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A counter is incremented under the read lock, which two threads can hold at once. */
@Fails("assertion")
public final class WriteUnderReadLock {

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
    private int hits;

    private void hit() {
        lock.readLock().lock();
        hits++;
        lock.readLock().unlock();
    }

    public static void main(String[] args) {
        WriteUnderReadLock page = new WriteUnderReadLock();
        Threads.both(page::hit, page::hit);
        Check.equal(2, page.hits);
    }
}
