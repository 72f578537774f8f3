package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads take two monitors in opposite order. */
@Fails("deadlock")
public final class OppositeMonitors {

    private static final Object LEFT = new Object();
    private static final Object RIGHT = new Object();

    private static int steps;

    private OppositeMonitors() {}

    private static void step(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                steps++;
            }
        }
    }

    public static void main(String[] args) {
        Threads.both(() -> step(LEFT, RIGHT), () -> step(RIGHT, LEFT));
    }
}
