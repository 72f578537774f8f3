package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads try for two locks in opposite order and start again when they do not get both. In lockstep they would do so for
 * ever, but each round takes and releases a lock: nothing stands still, and every fair schedule comes to its end.
 */
public final class BacksOffAndRetries {

    private final ReentrantLock left = new ReentrantLock();
    private final ReentrantLock right = new ReentrantLock();
    private int entered;

    private void enter(ReentrantLock first, ReentrantLock second) {
        while (!tryBoth(first, second)) {
            Thread.onSpinWait();
        }
        entered++;
        second.unlock();
        first.unlock();
    }

    private static boolean tryBoth(ReentrantLock first, ReentrantLock second) {
        if (!first.tryLock()) {
            return false;
        }
        if (second.tryLock()) {
            return true;
        }
        first.unlock();
        return false;
    }

    public static void main(String[] args) {
        BacksOffAndRetries road = new BacksOffAndRetries();
        Threads.both(() -> road.enter(road.left, road.right), () -> road.enter(road.right, road.left));
        Check.equal(2, road.entered);
    }
}
