package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A counter with synchronized methods, one of which calls the other and enters the monitor again. */
public final class SynchronizedMethodCounter {

    private int count;

    private synchronized void increment() {
        count++;
    }

    private synchronized void incrementTwice() {
        increment();
        increment();
    }

    public static void main(String[] args) {
        SynchronizedMethodCounter counter = new SynchronizedMethodCounter();
        Thread other = Threads.start(counter::incrementTwice);
        counter.incrementTwice();
        Threads.join(other);
        Check.equal(4, counter.count);
    }
}
