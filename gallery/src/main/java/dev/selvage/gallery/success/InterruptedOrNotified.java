package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A waiter that is notified and interrupted at the same time learns of one of them by how its wait ends, and loses neither. */
public final class InterruptedOrNotified {

    private boolean ready;

    private synchronized void await() {
        try {
            while (!ready) {
                wait();
            }
        } catch (InterruptedException e) {
            Check.that(!Thread.currentThread().isInterrupted(), "interrupted twice");
            return;
        }
        Check.that(ready, "woken by nobody");
    }

    private synchronized void finish() {
        ready = true;
        notify();
    }

    public static void main(String[] args) {
        InterruptedOrNotified place = new InterruptedOrNotified();
        Thread waiter = Threads.start(place::await);
        Thread finisher = Threads.start(place::finish);
        waiter.interrupt();
        Threads.join(waiter);
        Threads.join(finisher);
    }
}
