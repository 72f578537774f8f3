package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.StampedLock;

/** Two fields are read optimistically, but nobody asks whether a writer came in between. */
@Fails("assertion")
public final class OptimisticReadUnvalidated {

    private final StampedLock lock = new StampedLock();
    private int x = 1;
    private int y = 1;

    private void move() {
        long stamp = lock.writeLock();
        x = 2;
        y = 2;
        lock.unlockWrite(stamp);
    }

    private void measure() {
        long stamp = lock.tryOptimisticRead();
        int seenX = x;
        int seenY = y;
        Check.that(stamp == 0 || seenX == seenY, "a point that never was: " + seenX + ", " + seenY);
    }

    public static void main(String[] args) {
        OptimisticReadUnvalidated point = new OptimisticReadUnvalidated();
        Threads.both(point::move, point::measure);
    }
}
