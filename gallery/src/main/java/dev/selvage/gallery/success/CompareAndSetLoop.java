package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A maximum that is kept by a loop of get and compare-and-set. */
public final class CompareAndSetLoop {

    private final AtomicInteger maximum = new AtomicInteger();

    private void offer(int value) {
        int seen = maximum.get();
        while (seen < value && !maximum.compareAndSet(seen, value)) {
            seen = maximum.get();
        }
    }

    public static void main(String[] args) {
        CompareAndSetLoop highScore = new CompareAndSetLoop();
        Thread other = Threads.start(() -> highScore.offer(5));
        highScore.offer(3);
        Threads.join(other);
        Check.equal(5, highScore.maximum.get());
    }
}
