package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A constructor registers its object before it writes the final field, but under the lock under which others look at it. */
public final class FinalFieldUnderLock {

    private static FinalFieldUnderLock latest;

    private final int size;

    private FinalFieldUnderLock(int size) {
        synchronized (FinalFieldUnderLock.class) {
            latest = this;
            this.size = size;
        }
    }

    public static void main(String[] args) {
        Threads.both(() -> new FinalFieldUnderLock(42), FinalFieldUnderLock::look);
    }

    private static synchronized void look() {
        if (latest != null) Check.equal(42, latest.size);
    }
}
