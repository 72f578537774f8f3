package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is held by the resource of a try statement is released on every way out. */
public final class LockAsResource {

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    private interface Held extends AutoCloseable {
        @Override
        void close();
    }

    private Held hold() {
        lock.lock();
        return lock::unlock;
    }

    private int increment(boolean fail) {
        try (Held held = hold()) {
            Check.that(held != null, "not held");
            count++;
            if (fail) {
                throw new IllegalStateException("out");
            }
            return count;
        } catch (IllegalStateException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        LockAsResource counter = new LockAsResource();
        Thread other = Threads.start(() -> Check.equal(-1, counter.increment(true)));
        Check.that(counter.increment(false) > 0, "not incremented");
        Threads.join(other);
        Check.equal(2, counter.count);
        Check.that(!counter.lock.isLocked(), "still locked");
    }
}
