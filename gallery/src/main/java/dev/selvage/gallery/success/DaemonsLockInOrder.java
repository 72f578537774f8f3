package dev.selvage.gallery.success;

import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;

/** Two daemons take two monitors in the same order, and nobody waits for them for long. */
@Unproved("daemon threads could have gone on")
public final class DaemonsLockInOrder {
    private static final Object LEFT = new Object();
    private static final Object RIGHT = new Object();

    private DaemonsLockInOrder() {}

    public static void main(String[] args) throws InterruptedException {
        Thread one = daemon(LEFT, RIGHT);
        Thread two = daemon(LEFT, RIGHT);
        one.join(100);
        two.join(100);
    }

    private static Thread daemon(Object first, Object second) {
        Thread thread = Threads.create(() -> {
            synchronized (first) {
                synchronized (second) {
                    first.hashCode();
                }
            }
        });
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
