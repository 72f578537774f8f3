package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two daemons take two monitors in opposite orders; nobody waits for them for long, so the program ends all the same. */
@Fails("deadlock")
public final class DaemonsInLockCycle {
    private static final Object LEFT = new Object();
    private static final Object RIGHT = new Object();

    private DaemonsInLockCycle() {}

    public static void main(String[] args) throws InterruptedException {
        Thread one = daemon(LEFT, RIGHT);
        Thread two = daemon(RIGHT, LEFT);
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
