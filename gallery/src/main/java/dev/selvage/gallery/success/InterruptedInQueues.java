package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** An interrupt ends every interruptible wait of locks, semaphores, latches, barriers and queues. */
@Unproved("java.util.concurrent.")
public final class InterruptedInQueues {

    private InterruptedInQueues() {}

    private static void assertInterruptible(Threads.Body wait) {
        boolean[] interrupted = new boolean[1];
        Thread thread = Threads.start(() -> {
            try {
                wait.run();
            } catch (InterruptedException e) {
                interrupted[0] = !Thread.currentThread().isInterrupted();
            }
        });
        thread.interrupt();
        Threads.join(thread);
        Check.that(interrupted[0], "not interrupted, or the flag is still set");
    }

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        ArrayBlockingQueue<String> full = new ArrayBlockingQueue<>(1);
        full.add("full");
        lock.lock();
        assertInterruptible(lock::lockInterruptibly);
        assertInterruptible(() -> lock.tryLock(1, TimeUnit.HOURS));
        assertInterruptible(new Semaphore(0)::acquire);
        assertInterruptible(new CountDownLatch(1)::await);
        assertInterruptible(new CyclicBarrier(2)::await);
        assertInterruptible(() -> full.put("more"));
        assertInterruptible(new LinkedBlockingQueue<String>()::take);
        assertInterruptible(() -> new SynchronousQueue<String>().put("gift"));
        assertInterruptible(() -> new Exchanger<String>().exchange("gift"));
        assertInterruptible(() -> new CompletableFuture<String>().get());
        lock.unlock();
    }
}
