package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Two threads nest two monitors in opposite order, but under a common gate: a cycle of locks that cannot deadlock. */
public final class GateLock {

    private static final Object GATE = new Object();
    private static final Object LEFT = new Object();
    private static final Object RIGHT = new Object();

    private static int passed;

    private GateLock() {}

    private static void pass(Object outer, Object inner) {
        synchronized (GATE) {
            synchronized (outer) {
                synchronized (inner) {
                    passed++;
                }
            }
        }
    }

    public static void main(String[] args) {
        Thread other = Threads.start(() -> pass(RIGHT, LEFT));
        pass(LEFT, RIGHT);
        Threads.join(other);
        Check.equal(2, passed);
    }
}
