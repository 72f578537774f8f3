package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A thread takes it that the one that started it has ended, because that has nothing left to do. */
@Fails("assertion")
public final class StarterStillAlive {
    private StarterStillAlive() {}

    public static void main(String[] args) {
        Threads.start(() -> {
            Thread starter = Thread.currentThread();
            Threads.start(() -> Check.that(!starter.isAlive(), "the starter is still alive"));
        });
    }
}
