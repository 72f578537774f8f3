package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** The resource of a try statement unlocks although its attempt to lock has failed. */
@Fails("exception")
public final class ResourceUnlocksUnowned {

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    private interface Held extends AutoCloseable {
        @Override
        void close();
    }

    private Held tryToHold() {
        lock.tryLock();
        return lock::unlock;
    }

    private void increment() {
        try (Held held = tryToHold()) {
            Check.that(held != null, "not held");
            count++;
        }
    }

    public static void main(String[] args) {
        ResourceUnlocksUnowned counter = new ResourceUnlocksUnowned();
        Threads.both(counter::increment, counter::increment);
    }
}
