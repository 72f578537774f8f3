package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads want two locks in opposite order, but one only tries for its second lock and gives way. */
public final class TryLockGivesWay {

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
        right.lock();
        if (left.tryLock()) {
            entered++;
            left.unlock();
        }
        right.unlock();
    }

    public static void main(String[] args) {
        TryLockGivesWay road = new TryLockGivesWay();
        Thread other = Threads.start(road::giveWay);
        road.insist();
        Threads.join(other);
        Check.that(road.entered == 1 || road.entered == 2, "entered " + road.entered + " times");
    }
}
