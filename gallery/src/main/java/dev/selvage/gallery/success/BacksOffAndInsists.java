package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads want two locks in opposite order. One tries, gives way and starts again; the other one insists: it gets its second
 * lock as soon as the first thread has given way, so that they cannot go on like that for ever.
 */
public final class BacksOffAndInsists {

    private final ReentrantLock left = new ReentrantLock();
    private final ReentrantLock right = new ReentrantLock();
    private int entered;

    private void insist() {
        left.lock();
        right.lock();
        entered++;
        right.unlock();
        left.unlock();
    }

    private void giveWay() {
        while (!tryBoth()) {
            Thread.onSpinWait();
        }
        entered++;
        left.unlock();
        right.unlock();
    }

    private boolean tryBoth() {
        if (!right.tryLock()) {
            return false;
        }
        if (left.tryLock()) {
            return true;
        }
        right.unlock();
        return false;
    }

    public static void main(String[] args) {
        BacksOffAndInsists road = new BacksOffAndInsists();
        Threads.both(road::insist, road::giveWay);
        Check.equal(2, road.entered);
    }
}
