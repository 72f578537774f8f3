package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.StampedLock;

/** A method that holds a stamped lock calls another one that takes it as well, although it cannot be taken twice. */
@Fails("deadlock,lost-wakeup")
public final class StampedLockReentered {

    private final StampedLock lock = new StampedLock();
    private int balance;
    private boolean audited;

    private void deposit(int amount) {
        long stamp = lock.writeLock();
        balance += amount;
        if (audited) {
            report();
        }
        lock.unlockWrite(stamp);
    }

    private int report() {
        long stamp = lock.readLock();
        try {
            return balance;
        } finally {
            lock.unlockRead(stamp);
        }
    }

    private void audit() {
        long stamp = lock.writeLock();
        audited = true;
        lock.unlockWrite(stamp);
    }

    public static void main(String[] args) {
        StampedLockReentered account = new StampedLockReentered();
        Thread auditor = Threads.start(account::audit);
        account.deposit(5);
        Threads.join(auditor);
    }
}
