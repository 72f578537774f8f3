package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A monitor is held by the thread that entered it, as often as it entered, and by no other. */
public final class HoldsLockHere {

    private static boolean heldElsewhere;

    private HoldsLockHere() {}

    public static void main(String[] args) {
        Object lock = new Object();
        Check.that(!Thread.holdsLock(lock), "held before it was entered");
        synchronized (lock) {
            synchronized (lock) {
                Threads.join(Threads.start(() -> heldElsewhere = Thread.holdsLock(lock)));
            }
            Check.that(Thread.holdsLock(lock), "left too early");
        }
        Check.that(!Thread.holdsLock(lock), "not left");
        Check.that(!heldElsewhere, "held by two threads");
    }
}
