package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Three threads take three monitors in pairs that form a cycle; no two of the threads deadlock by themselves. */
@Fails("deadlock")
public final class ThreeLockCycle {

    private final Object red = new Object();
    private final Object green = new Object();
    private final Object blue = new Object();

    private static void nest(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                inner.notifyAll();
            }
        }
    }

    public static void main(String[] args) {
        ThreeLockCycle locks = new ThreeLockCycle();
        Thread first = Threads.start(() -> nest(locks.red, locks.green));
        Thread second = Threads.start(() -> nest(locks.green, locks.blue));
        nest(locks.blue, locks.red);
        Threads.join(first);
        Threads.join(second);
    }
}
