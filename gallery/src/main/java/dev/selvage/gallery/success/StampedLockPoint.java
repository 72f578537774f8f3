package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.StampedLock;

/** A reader looks optimistically at two fields and takes the read lock only if a writer came between. */
public final class StampedLockPoint {

    private final StampedLock lock = new StampedLock();
    private int x;
    private int y;

    private void move() {
        long stamp = lock.writeLock();
        x = 5;
        y = 5;
        lock.unlockWrite(stamp);
    }

    private int difference() {
        long stamp = lock.tryOptimisticRead();
        int difference = x - y;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            difference = x - y;
            lock.unlockRead(stamp);
        }
        return difference;
    }

    public static void main(String[] args) {
        StampedLockPoint point = new StampedLockPoint();
        Thread mover = Threads.start(point::move);
        Check.equal(0, point.difference());
        Threads.join(mover);
    }
}
