package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A fair semaphore serves a waiting thread before one that comes later, except for one that barges by a plain try. */
public final class FairSemaphore {

    private final Semaphore permits = new Semaphore(0, true);
    private boolean served;

    private void queue() throws InterruptedException {
        permits.acquire();
        served = true;
        permits.release();
    }

    public static void main(String[] args) throws InterruptedException {
        FairSemaphore desk = new FairSemaphore();
        Thread first = Threads.start(desk::queue);
        while (!desk.permits.hasQueuedThreads()) {
            Thread.onSpinWait();
        }
        Check.that(!desk.permits.tryAcquire(10, TimeUnit.MILLISECONDS), "no permit was given");
        desk.permits.release();
        desk.permits.acquire();
        Check.that(desk.served, "the second was served before the first");
        Threads.join(first);
        Check.equal(0, desk.permits.drainPermits());
    }
}
