package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.util.concurrent.atomic.AtomicInteger;

/** A cleaning action that two threads ask for is run once. */
@Unproved("java.lang.ref.Cleaner")
public final class CleanedOnce {

    private CleanedOnce() {}

    public static void main(String[] args) {
        Cleaner cleaner = Cleaner.create();
        AtomicInteger cleaned = new AtomicInteger();
        Object resource = new Object();
        Cleaner.Cleanable cleanable = cleaner.register(resource, cleaned::incrementAndGet);
        Threads.both(cleanable::clean, cleanable::clean);
        Check.equal(1, cleaned.get());
        Reference.reachabilityFence(resource);
    }
}
