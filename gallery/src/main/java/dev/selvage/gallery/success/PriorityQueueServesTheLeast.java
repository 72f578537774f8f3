package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.PriorityBlockingQueue;

/** A blocking priority queue gives the least of what is there, whatever the order of the threads that added it. */
public final class PriorityQueueServesTheLeast {

    private PriorityQueueServesTheLeast() {}

    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        Thread other = Threads.start(() -> {
            queue.put(5);
            queue.put(1);
        });
        queue.put(3);
        Threads.join(other);
        Check.equal((Integer) 1, queue.take());
        Check.equal((Integer) 3, queue.take());
        Check.equal((Integer) 5, queue.take());
        Check.that(queue.poll() == null, "not empty");
    }
}
