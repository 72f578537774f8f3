package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A constructor publishes its object before it writes the final field, which another thread sees empty. */
@Fails("assertion")
public final class FinalFieldTooLate {

    private static volatile FinalFieldTooLate latest;

    private final int size;

    private FinalFieldTooLate(int size) {
        latest = this;
        this.size = size;
    }

    public static void main(String[] args) {
        Threads.both(() -> new FinalFieldTooLate(42), FinalFieldTooLate::look);
    }

    private static void look() {
        FinalFieldTooLate found = latest;
        if (found != null) Check.equal(42, found.size);
    }
}
