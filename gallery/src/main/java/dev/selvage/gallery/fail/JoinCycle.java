package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads wait for the end of one another, unless the first finds the second not yet started. */
@Fails("deadlock")
public final class JoinCycle {

    private static Thread first;
    private static Thread second;

    private JoinCycle() {}

    public static void main(String[] args) {
        first = Threads.create(() -> Threads.join(second));
        second = Threads.create(() -> Threads.join(first));
        first.start();
        second.start();
    }
}
