package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;

/** A timed join gives up on a thread that waits for the joining one. */
public final class TimedJoinExpires {

    private TimedJoinExpires() {}

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch gate = new CountDownLatch(1);
        Thread guest = Threads.start(gate::await);
        guest.join(10);
        Check.that(guest.isAlive(), "the gate was closed");
        gate.countDown();
        guest.join();
        Check.that(!guest.isAlive(), "the guest did not come");
    }
}
