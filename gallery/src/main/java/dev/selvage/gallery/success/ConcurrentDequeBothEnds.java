package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads pop from the two ends of a lock-free deque, and no element is popped twice. */
public final class ConcurrentDequeBothEnds {

    private ConcurrentDequeBothEnds() {}

    public static void main(String[] args) {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1, 2, 3));
        AtomicInteger sum = new AtomicInteger();
        Thread other = Threads.start(() -> {
            sum.addAndGet(deque.pollLast());
            deque.addLast(10);
        });
        sum.addAndGet(deque.pollFirst());
        Threads.join(other);
        Check.equal(4, sum.get());
        Check.equal(List.of(2, 10), List.copyOf(deque));
    }
}
