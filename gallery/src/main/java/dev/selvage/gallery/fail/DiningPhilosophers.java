package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Three philosophers each take the fork on their left and then the one on their right. */
@Fails("deadlock")
public final class DiningPhilosophers {

    private static final class Fork {}

    private DiningPhilosophers() {}

    private static void dine(Fork left, Fork right) {
        synchronized (left) {
            synchronized (right) {
                right.notifyAll();
            }
        }
    }

    public static void main(String[] args) {
        Fork first = new Fork();
        Fork second = new Fork();
        Fork third = new Fork();
        Threads.three(() -> dine(first, second), () -> dine(second, third), () -> dine(third, first));
    }
}
