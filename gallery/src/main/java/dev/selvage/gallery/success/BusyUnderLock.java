package dev.selvage.gallery.success;

import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/**
 * A thread waits for a flag by looking at it under a lock, over and over, and never gives way to the one who sets it. That is no
 * good manners, but no failure: threads take turns without being asked.
 */
@Runs(random = 50, exhaustive = 20)
public final class BusyUnderLock {

    private int looks;
    private boolean ready;

    private void await() {
        while (!isReady()) {
            looks++;
        }
    }

    private synchronized boolean isReady() {
        return ready;
    }

    private synchronized void set() {
        ready = true;
    }

    public static void main(String[] args) {
        BusyUnderLock flag = new BusyUnderLock();
        Threads.both(flag::await, flag::set);
    }
}
