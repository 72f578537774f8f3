package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;

/** A collector holds the monitor of a failure until another thread has added to it, which needs that very monitor. */
@Fails("deadlock")
public final class SuppressesUnderLock {

    private SuppressesUnderLock() {}

    public static void main(String[] args) {
        Exception failure = new IllegalStateException("several");
        CountDownLatch added = new CountDownLatch(1);
        Thread reporter = Threads.start(() -> {
            failure.addSuppressed(new IllegalArgumentException("one"));
            added.countDown();
        });
        Thread collector = Threads.start(() -> {
            synchronized (failure) {
                added.await();
            }
        });
        Threads.join(reporter);
        Threads.join(collector);
    }
}
