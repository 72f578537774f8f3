package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Neither a monitor nor {@code lock} nor {@code acquireUninterruptibly} gives way to an interrupt; the flag stays. */
public final class UninterruptibleLock {

    private final ReentrantLock lock = new ReentrantLock();
    private final Semaphore permits = new Semaphore(0);
    private int flags;

    private void enter() {
        lock.lock();
        flags += Thread.currentThread().isInterrupted() ? 1 : 0;
        lock.unlock();
        synchronized (this) {
            flags += Thread.currentThread().isInterrupted() ? 1 : 0;
        }
        permits.acquireUninterruptibly();
        flags += Thread.interrupted() ? 1 : 0;
    }

    public static void main(String[] args) {
        UninterruptibleLock door = new UninterruptibleLock();
        door.lock.lock();
        Thread guest = Threads.start(door::enter);
        guest.interrupt();
        synchronized (door) {
            door.lock.unlock();
        }
        door.permits.release();
        Threads.join(guest);
        Check.equal(3, door.flags);
    }
}
