package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A wait of a condition that is signalled in time says how much time is left. */
public final class ConditionWithDeadline {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition arrived = lock.newCondition();
    private boolean here;

    private void arrive() {
        lock.lock();
        here = true;
        arrived.signal();
        lock.unlock();
    }

    private boolean await(long nanos) throws InterruptedException {
        lock.lock();
        try {
            long left = nanos;
            while (!here && left > 0) {
                left = arrived.awaitNanos(left);
            }
            return here;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConditionWithDeadline station = new ConditionWithDeadline();
        Thread train = Threads.start(station::arrive);
        Check.that(station.await(TimeUnit.HOURS.toNanos(1)), "the train did not arrive");
        Threads.join(train);
    }
}
