package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A static counter that is guarded by the monitor of its class, in a static method and in a block. */
public final class SynchronizedStaticCounter {

    private static int count;

    private SynchronizedStaticCounter() {}

    private static synchronized void increment() {
        count++;
    }

    private static void incrementInBlock() {
        synchronized (SynchronizedStaticCounter.class) {
            count++;
        }
    }

    public static void main(String[] args) {
        Threads.both(SynchronizedStaticCounter::increment, SynchronizedStaticCounter::incrementInBlock);
        Check.equal(2, count);
    }
}
