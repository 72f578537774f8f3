package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A thread that finds a cache stale asks for the write lock while it holds the read lock, and waits for itself. */
@Fails("deadlock,lost-wakeup")
public final class ReadLockUpgrade {

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private boolean fresh;

    private void refresh() {
        lock.writeLock().lock();
        fresh = true;
        lock.writeLock().unlock();
    }

    private void read() {
        lock.readLock().lock();
        if (!fresh) {
            refresh();
        }
        lock.readLock().unlock();
    }

    public static void main(String[] args) {
        ReadLockUpgrade cache = new ReadLockUpgrade();
        Thread reader = Threads.start(cache::read);
        cache.refresh();
        Threads.join(reader);
    }
}
