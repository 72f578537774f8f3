package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads try for two locks in opposite order, and start again when they do not get both. In step with each other they do so for
 * ever: each gets its first lock, misses its second, and gives the first back. A schedule that breaks the step gets one of them
 * through, but nothing in the program sees to that.
 */
@Fails(value = "livelock", by = "livelock-directed")
public final class BackOffInStep {

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
        BackOffInStep road = new BackOffInStep();
        Threads.both(() -> road.enter(road.left, road.right), () -> road.enter(road.right, road.left));
        Check.equal(2, road.entered);
    }
}
