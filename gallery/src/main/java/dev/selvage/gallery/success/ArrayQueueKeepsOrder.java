package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A bounded queue keeps the order of its elements, refuses more than it can hold, and is drained at once. */
public final class ArrayQueueKeepsOrder {

    private ArrayQueueKeepsOrder() {}

    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2, true);
        Thread producer = Threads.start(() -> {
            queue.put(1);
            queue.put(2);
            queue.put(3);
        });
        Check.equal((Integer) 1, queue.take());
        Threads.join(producer);
        Check.that(!queue.offer(4), "there is no room");
        Check.that(!queue.offer(4, 5, TimeUnit.MILLISECONDS), "nobody makes room");
        List<Integer> drained = new ArrayList<>();
        Check.equal(2, queue.drainTo(drained));
        Check.equal(List.of(2, 3), drained);
    }
}
