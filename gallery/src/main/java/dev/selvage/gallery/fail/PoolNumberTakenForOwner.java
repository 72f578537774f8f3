package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Executors;

/** Two threads make the factory of a pool each, and one tells its own by the number in the names of the threads. */
@Fails("assertion")
public final class PoolNumberTakenForOwner {

    private PoolNumberTakenForOwner() {}

    public static void main(String[] args) {
        Threads.both(
                () -> Check.equal("pool-1-thread-1", nameOfFirst()),
                () -> Check.that(!nameOfFirst().isEmpty(), "no name"));
    }

    private static String nameOfFirst() {
        return Executors.defaultThreadFactory().newThread(() -> {}).getName();
    }
}
