package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Two workers share an unbounded queue, and each takes one end mark. */
public final class LinkedQueuePoison {

    private static final int END = 0;

    private final BlockingQueue<Integer> jobs = new LinkedBlockingQueue<>();
    private final AtomicInteger sum = new AtomicInteger();

    private void work() throws InterruptedException {
        for (int job = jobs.take(); job != END; job = jobs.take()) {
            sum.addAndGet(job);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LinkedQueuePoison pool = new LinkedQueuePoison();
        Thread first = Threads.start(pool::work);
        Thread second = Threads.start(pool::work);
        pool.jobs.put(3);
        pool.jobs.put(4);
        pool.jobs.put(END);
        pool.jobs.put(END);
        Threads.join(first);
        Threads.join(second);
        Check.equal(7, pool.sum.get());
    }
}
