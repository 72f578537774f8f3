package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A permit is released in a finally block even if its timed acquisition failed, and two threads get in at once. */
@Fails("assertion")
@Runs(random = 1_000)
public final class PermitReleasedUnacquired {

    private final Semaphore room = new Semaphore(1);
    private final AtomicInteger inside = new AtomicInteger();

    private void visit() throws InterruptedException {
        room.acquire();
        Check.equal(1, inside.incrementAndGet());
        inside.decrementAndGet();
        room.release();
    }

    private void glance() throws InterruptedException {
        try {
            room.tryAcquire(0, TimeUnit.SECONDS);
        } finally {
            room.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PermitReleasedUnacquired museum = new PermitReleasedUnacquired();
        Thread guest = Threads.start(museum::visit);
        Thread passer = Threads.start(museum::glance);
        museum.visit();
        Threads.join(guest);
        Threads.join(passer);
    }
}
