package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.StampedLock;

/** An optimistic read that is overtaken is repeated under the read lock, which is converted to write. */
public final class StampedConversion {

    private final StampedLock lock = new StampedLock();
    private int value = 1;

    private int read() {
        long stamp = lock.tryOptimisticRead();
        int seen = value;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            seen = value;
            lock.unlockRead(stamp);
        }
        return seen;
    }

    private void doubleIfOdd() {
        long stamp = lock.readLock();
        try {
            while (value % 2 == 1) {
                long write = lock.tryConvertToWriteLock(stamp);
                if (write != 0) {
                    stamp = write;
                    value *= 2;
                } else {
                    lock.unlockRead(stamp);
                    stamp = lock.writeLock();
                }
            }
        } finally {
            lock.unlock(stamp);
        }
    }

    public static void main(String[] args) {
        StampedConversion cell = new StampedConversion();
        Thread first = Threads.start(cell::doubleIfOdd);
        Thread second = Threads.start(cell::doubleIfOdd);
        int seen = cell.read();
        Check.that(seen == 1 || seen == 2, "read " + seen);
        Threads.join(first);
        Threads.join(second);
        Check.equal(2, cell.read());
        Check.that(!cell.lock.isReadLocked() && !cell.lock.isWriteLocked(), "still locked");
    }
}
