package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** The timed calls of locks, semaphores, queues and latches all give up when their time is over. */
public final class TimedCallsExpire {

    private final ReentrantLock lock = new ReentrantLock();

    private void tryAll() throws InterruptedException {
        Check.that(!lock.tryLock(5, TimeUnit.MILLISECONDS), "the lock was held");
        Check.that(!new Semaphore(0).tryAcquire(5, TimeUnit.MILLISECONDS), "there was no permit");
        Check.that(new LinkedBlockingQueue<String>().poll(5, TimeUnit.MILLISECONDS) == null, "the queue was empty");
        Check.that(!new CountDownLatch(1).await(5, TimeUnit.MILLISECONDS), "nobody counted down");
    }

    public static void main(String[] args) {
        TimedCallsExpire calls = new TimedCallsExpire();
        calls.lock.lock();
        Thread other = Threads.start(calls::tryAll);
        Threads.join(other);
        calls.lock.unlock();
    }
}
