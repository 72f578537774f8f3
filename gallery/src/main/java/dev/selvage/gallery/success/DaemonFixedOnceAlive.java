package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;

/** The daemon status of a thread that waits cannot be changed by another one. */
public final class DaemonFixedOnceAlive {

    private DaemonFixedOnceAlive() {}

    public static void main(String[] args) {
        CountDownLatch gate = new CountDownLatch(1);
        Thread guest = Threads.start(gate::await);
        try {
            guest.setDaemon(true);
            throw new AssertionError("a running thread became a daemon");
        } catch (IllegalThreadStateException expected) {
            gate.countDown();
        }
        Threads.join(guest);
        Check.that(!guest.isDaemon(), "became a daemon all the same");
    }
}
