package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A consumer peeks at a lock-free queue and polls it if it likes what it saw, but may poll something else. */
@Fails("assertion")
public final class ConcurrentQueuePeekThenPoll {

    private final Queue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(2, 3));

    private void takeEven() {
        Integer next = queue.peek();
        if (next != null && next % 2 == 0) {
            Check.equal(next, queue.poll());
        }
    }

    public static void main(String[] args) {
        ConcurrentQueuePeekThenPoll work = new ConcurrentQueuePeekThenPoll();
        Threads.both(work::takeEven, work::takeEven);
    }
}
