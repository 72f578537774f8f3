package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** A fair lock goes to the threads in the order in which they began to wait for it. */
public final class FairLockInTurn {

    private final ReentrantLock lock = new ReentrantLock(true);
    private final List<Integer> order = new ArrayList<>();

    private void enter(int number) {
        lock.lock();
        try {
            order.add(number);
        } finally {
            lock.unlock();
        }
    }

    private Thread queueUp(int number) {
        Thread thread = Threads.start(() -> enter(number));
        while (!lock.hasQueuedThread(thread)) {
            Thread.onSpinWait();
        }
        return thread;
    }

    public static void main(String[] args) {
        FairLockInTurn counter = new FairLockInTurn();
        counter.lock.lock();
        Thread first = counter.queueUp(1);
        Thread second = counter.queueUp(2);
        Check.equal(2, counter.lock.getQueueLength());
        counter.lock.unlock();
        Threads.join(first);
        Threads.join(second);
        Check.that(counter.lock.isFair() && !counter.lock.isLocked(), "unfair, or still locked");
        Check.equal(List.of(1, 2), counter.order);
    }
}
