package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A thread that is interrupted while it waits for a condition takes back the lock before it throws. */
@Unproved("java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject")
public final class InterruptedCondition {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition never = lock.newCondition();
    private boolean held;

    private void await() {
        lock.lock();
        try {
            never.await();
        } catch (InterruptedException e) {
            held = lock.isHeldByCurrentThread();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        InterruptedCondition room = new InterruptedCondition();
        Thread guest = Threads.start(room::await);
        guest.interrupt();
        Threads.join(guest);
        Check.that(room.held, "the lock was not taken back");
    }
}
