package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** An {@link AtomicBoolean} is tested and set in two steps, and both threads initialise. */
@Fails("assertion")
public final class AtomicBooleanGetThenSet {

    private final AtomicBoolean begun = new AtomicBoolean();
    private final AtomicInteger made = new AtomicInteger();

    private void begin() {
        if (!begun.get()) {
            begun.set(true);
            made.incrementAndGet();
        }
    }

    public static void main(String[] args) {
        AtomicBooleanGetThenSet lazy = new AtomicBooleanGetThenSet();
        Threads.both(lazy::begin, lazy::begin);
        Check.equal(1, lazy.made.get());
    }
}
