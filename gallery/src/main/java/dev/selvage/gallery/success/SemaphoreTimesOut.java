package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A caller that gets no permit in time gives up, and the permits of the others are complete. */
public final class SemaphoreTimesOut {

    private final Semaphore tables = new Semaphore(2);
    private final AtomicInteger served = new AtomicInteger();

    private void dine(int seats) throws InterruptedException {
        if (tables.tryAcquire(seats, 1, TimeUnit.SECONDS)) {
            served.addAndGet(seats);
            tables.release(seats);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SemaphoreTimesOut restaurant = new SemaphoreTimesOut();
        Thread couple = Threads.start(() -> restaurant.dine(2));
        restaurant.dine(1);
        restaurant.dine(3);
        Threads.join(couple);
        Check.equal(3, restaurant.served.get());
        Check.equal(2, restaurant.tables.availablePermits());
    }
}
