package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** That a waiter is interrupted is taken to mean that its wait ends by that, but a notification can come first. */
@Fails("assertion")
public final class InterruptTooLate {

    private boolean ready;
    private boolean cancelled;

    private synchronized void await() {
        try {
            while (!ready) {
                wait();
            }
        } catch (InterruptedException e) {
            cancelled = true;
        }
    }

    private synchronized void finish() {
        ready = true;
        notify();
    }

    private synchronized boolean isCancelled() {
        return cancelled;
    }

    public static void main(String[] args) {
        InterruptTooLate place = new InterruptTooLate();
        Thread waiter = Threads.start(place::await);
        Thread finisher = Threads.start(place::finish);
        waiter.interrupt();
        Threads.join(waiter);
        Threads.join(finisher);
        Check.that(place.isCancelled(), "notified before it was interrupted");
    }
}
