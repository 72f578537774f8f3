package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** An {@link AtomicBoolean} and an {@link AtomicReference} let one of two threads initialise. */
public final class AtomicBooleanOnce {

    private final AtomicBoolean begun = new AtomicBoolean();
    private final AtomicReference<String> value = new AtomicReference<>();
    private final AtomicInteger made = new AtomicInteger();

    private String get() {
        if (begun.compareAndSet(false, true)) {
            made.incrementAndGet();
            value.set("made");
        }
        String seen = value.getAcquire();
        while (seen == null) {
            Thread.yield();
            seen = value.getAcquire();
        }
        return seen;
    }

    public static void main(String[] args) {
        AtomicBooleanOnce lazy = new AtomicBooleanOnce();
        Thread other = Threads.start(() -> Check.equal("made", lazy.get()));
        Check.equal("made", lazy.get());
        Threads.join(other);
        Check.equal(1, lazy.made.get());
    }
}
