package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Two monitors are nested in opposite order, the second time by a thread that was started after the first time. */
public final class SafeLockCycle {

    private final Object left = new Object();
    private final Object right = new Object();
    private int steps;

    private void step(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                steps++;
            }
        }
    }

    public static void main(String[] args) {
        SafeLockCycle locks = new SafeLockCycle();
        locks.step(locks.left, locks.right);
        Threads.both(() -> locks.step(locks.right, locks.left), () -> locks.step(locks.right, locks.left));
        Check.equal(3, locks.steps);
    }
}
