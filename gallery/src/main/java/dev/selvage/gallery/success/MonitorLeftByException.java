package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** An exception that leaves a synchronized block, method or nested block releases the monitors on its way. */
public final class MonitorLeftByException {

    private final Object inner = new Object();
    private int entered;

    private synchronized void enter() {
        entered++;
        synchronized (inner) {
            throw new IllegalStateException("leaves two monitors");
        }
    }

    private void tryToEnter() {
        try {
            enter();
        } catch (IllegalStateException e) {
            Check.that(!Thread.holdsLock(this) && !Thread.holdsLock(inner), "still held");
        }
    }

    public static void main(String[] args) {
        MonitorLeftByException room = new MonitorLeftByException();
        Threads.both(room::tryToEnter, room::tryToEnter);
        Check.equal(2, room.entered);
    }
}
