package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

/** A lock of the program's own lets itself be taken at the fourth attempt only: an attempt that fails changes something, too. */
public final class LockThatCountsAttempts implements Lock {

    private int attempts;

    @Override
    public synchronized boolean tryLock() {
        return ++attempts > 3;
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) {
        return tryLock();
    }

    @Override
    public void lock() {
        while (!tryLock()) {}
    }

    @Override
    public void lockInterruptibly() {
        lock();
    }

    @Override
    public void unlock() {}

    @Override
    public Condition newCondition() {
        throw new UnsupportedOperationException();
    }

    public static void main(String[] args) {
        Lock lock = new LockThatCountsAttempts();
        Thread other = Threads.start(() -> {
            while (!lock.tryLock()) {}
        });
        while (!lock.tryLock()) {}
        Threads.join(other);
        Check.equal(5, ((LockThatCountsAttempts) lock).attempts);
    }
}
