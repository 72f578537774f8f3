package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A counter whose increments and final read hold the monitor of a private lock object. */
public final class SynchronizedBlockCounter {

    private final Object lock = new Object();
    private int count;

    private void increment() {
        synchronized (lock) {
            count++;
        }
    }

    public static void main(String[] args) {
        SynchronizedBlockCounter counter = new SynchronizedBlockCounter();
        Threads.both(counter::increment, counter::increment);
        Check.equal(2, counter.count);
    }
}
