package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A lazily initialised class copies a setting that the program changes later or earlier, as the schedule will have it. */
@Fails("assertion")
public final class InitialisedInWrongOrder {

    private static volatile int limit = 1;

    private InitialisedInWrongOrder() {}

    private static final class Pool {
        private static final int SIZE = limit * 10;
    }

    public static void main(String[] args) {
        Thread configuration = Threads.start(() -> limit = 5);
        Thread user = Threads.start(() -> Check.that(Pool.SIZE > 0, "no room"));
        Threads.join(configuration);
        Threads.join(user);
        Check.equal(50, Pool.SIZE);
    }
}
