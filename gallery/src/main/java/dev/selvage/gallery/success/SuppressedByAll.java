package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Two threads add what went wrong to one exception, whose methods are synchronized. */
public final class SuppressedByAll {

    private SuppressedByAll() {}

    public static void main(String[] args) {
        Exception failure = new IllegalStateException("several");
        Threads.both(
                () -> failure.addSuppressed(new IllegalArgumentException("one")),
                () -> failure.addSuppressed(new IllegalArgumentException("two")));
        synchronized (failure) {
            Check.equal(2, failure.getSuppressed().length);
        }
    }
}
