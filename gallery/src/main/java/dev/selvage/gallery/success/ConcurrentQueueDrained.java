package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads drain a lock-free queue by polling until it is empty, and every element is taken once. */
public final class ConcurrentQueueDrained {

    private final Queue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
    private final AtomicInteger sum = new AtomicInteger();

    private void drain() {
        for (Integer next = queue.poll(); next != null; next = queue.poll()) {
            sum.addAndGet(next);
        }
    }

    public static void main(String[] args) {
        ConcurrentQueueDrained work = new ConcurrentQueueDrained();
        Thread other = Threads.start(work::drain);
        work.drain();
        Threads.join(other);
        Check.equal(6, work.sum.get());
        Check.that(work.queue.isEmpty(), "something is left");
    }
}
