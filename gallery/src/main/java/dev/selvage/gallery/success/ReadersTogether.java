package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two readers hold a read lock at the same time, and a writer that tries has to wait for both. */
public final class ReadersTogether {

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
    private final CyclicBarrier inside = new CyclicBarrier(2);
    private boolean written;

    private void read() throws Exception {
        lock.readLock().lock();
        inside.await();
        Check.that(!lock.writeLock().tryLock(), "wrote beside a reader");
        inside.await();
        lock.readLock().unlock();
    }

    public static void main(String[] args) {
        ReadersTogether library = new ReadersTogether();
        Threads.both(library::read, library::read);
        library.written = library.lock.writeLock().tryLock();
        Check.that(library.written, "the readers have gone");
        library.lock.writeLock().unlock();
    }
}
