package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;

/** A waiter that was notified before it was interrupted returns from its wait, and finds its flag set. */
@Unproved("a loop that yields")
public final class InterruptedAfterNotify {

    private boolean waiting;
    private boolean flag;

    private synchronized void await() throws InterruptedException {
        waiting = true;
        wait();
        flag = Thread.interrupted();
    }

    private synchronized boolean wake(Thread waiter) {
        if (waiting) {
            notify();
            waiter.interrupt();
        }
        return waiting;
    }

    public static void main(String[] args) {
        InterruptedAfterNotify place = new InterruptedAfterNotify();
        Thread waiter = Threads.start(place::await);
        while (!place.wake(waiter)) {
            Thread.yield();
        }
        Threads.join(waiter);
        Check.that(place.flag, "the interrupt is lost");
    }
}
