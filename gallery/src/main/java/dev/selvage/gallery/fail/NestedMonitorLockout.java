package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A consumer waits on the inner of two monitors and keeps the outer one, without which no producer can reach it. */
@Fails("deadlock")
public final class NestedMonitorLockout {

    private final Object slot = new Object();
    private boolean full;

    private synchronized void take() throws InterruptedException {
        synchronized (slot) {
            while (!full) {
                slot.wait();
            }
            full = false;
        }
    }

    private synchronized void put() {
        synchronized (slot) {
            full = true;
            slot.notifyAll();
        }
    }

    public static void main(String[] args) {
        NestedMonitorLockout box = new NestedMonitorLockout();
        Thread consumer = Threads.start(box::take);
        box.put();
        Threads.join(consumer);
    }
}
