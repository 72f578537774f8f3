package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;

/** One thread uses a blocking deque as a stack while another takes from its far end. */
public final class DequeFromBothEnds {

    private DequeFromBothEnds() {}

    public static void main(String[] args) throws InterruptedException {
        BlockingDeque<Integer> deque = new LinkedBlockingDeque<>(2);
        Thread thief = Threads.start(() -> Check.equal((Integer) 1, deque.takeLast()));
        deque.putFirst(1);
        deque.putFirst(2);
        deque.putFirst(3);
        Check.equal((Integer) 3, deque.takeFirst());
        Check.equal((Integer) 2, deque.takeFirst());
        Threads.join(thief);
        Check.that(deque.pollFirst(5, TimeUnit.MILLISECONDS) == null, "the deque was empty");
    }
}
