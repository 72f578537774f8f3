package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Punctual;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;

/** A waiter whose time is over, but which has not got its monitor back, still throws when it is interrupted. */
@Unproved("java.lang.Thread")
@Punctual("A waiter has to be seen waiting within 5 ms.")
public final class InterruptedAfterTimeout {

    private boolean waiting;
    private boolean interrupted;

    private synchronized void await() {
        waiting = true;
        try {
            wait(5);
        } catch (InterruptedException e) {
            interrupted = true;
        }
    }

    private synchronized boolean interrupt(Thread waiter) {
        if (waiting) {
            while (waiter.getState() != Thread.State.BLOCKED) {
                Thread.onSpinWait();
                System.nanoTime();
            }
            waiter.interrupt();
        }
        return waiting;
    }

    public static void main(String[] args) {
        InterruptedAfterTimeout place = new InterruptedAfterTimeout();
        Thread waiter = Threads.start(place::await);
        boolean late = place.interrupt(waiter);
        Threads.join(waiter);
        Check.equal(late, place.interrupted);
    }
}
