package dev.selvage.gallery.success;

import dev.selvage.gallery.Threads;

/** Three threads take a lock, count and yield, over and over, until a fourth gets the lock and tells them to stop. */
public final class ThreeYieldersUnderLock {

    private int count;
    private boolean stop;

    private void work() {
        while (goesOn()) {
            Thread.yield();
        }
    }

    private synchronized boolean goesOn() {
        count++;
        return !stop;
    }

    private synchronized void end() {
        stop = true;
    }

    public static void main(String[] args) {
        ThreeYieldersUnderLock counter = new ThreeYieldersUnderLock();
        Thread last = Threads.create(counter::end);
        Thread third = Threads.create(counter::work);
        third.start();
        last.start();
        Threads.both(counter::work, counter::work);
        Threads.join(third);
        Threads.join(last);
    }
}
