package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The timed waits of a {@link Condition} take back the lock and say whether the time was over. */
public final class ConditionTimesOut {

    private ConditionTimesOut() {}

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition never = lock.newCondition();
        Thread other = Threads.start(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        try {
            Check.that(never.awaitNanos(5_000_000) <= 0, "signalled by nobody");
            Check.that(!never.await(5, TimeUnit.MILLISECONDS), "signalled by nobody");
            Check.that(!never.awaitUntil(new Date(System.currentTimeMillis() + 5)), "signalled by nobody");
            Check.that(lock.isHeldByCurrentThread(), "the lock was not taken back");
        } finally {
            lock.unlock();
        }
        Threads.join(other);
    }
}
