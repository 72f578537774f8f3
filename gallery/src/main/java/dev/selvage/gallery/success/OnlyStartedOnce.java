package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;

/** A thread cannot be started again, neither while it lives nor when it has ended. */
public final class OnlyStartedOnce {

    private OnlyStartedOnce() {}

    private static void assertRefused(Thread thread) {
        try {
            thread.start();
        } catch (IllegalThreadStateException expected) {
            return;
        }
        throw new AssertionError("started twice");
    }

    public static void main(String[] args) {
        CountDownLatch gate = new CountDownLatch(1);
        Thread thread = Threads.create(gate::await);
        Check.that(!thread.isAlive(), "alive before its start");
        thread.start();
        Check.that(thread.isAlive(), "not alive although it waits");
        assertRefused(thread);
        gate.countDown();
        Threads.join(thread);
        Check.that(!thread.isAlive(), "alive after its end");
        assertRefused(thread);
    }
}
