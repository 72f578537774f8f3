package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two fields that are written under the write lock and read together under the read lock. */
public final class ReadWriteLockCell {

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int width = 1;
    private int height = 1;

    private void grow() {
        lock.writeLock().lock();
        width = 2;
        height = 2;
        lock.writeLock().unlock();
    }

    private void measure() {
        lock.readLock().lock();
        try {
            Check.equal(width, height);
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        ReadWriteLockCell square = new ReadWriteLockCell();
        Threads.three(square::measure, square::grow, square::measure);
    }
}
