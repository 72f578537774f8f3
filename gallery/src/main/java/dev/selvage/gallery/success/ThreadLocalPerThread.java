package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Each thread changes its own copy of a thread-local value. */
public final class ThreadLocalPerThread {

    private static final ThreadLocal<Integer> DEPTH = ThreadLocal.withInitial(() -> 10);

    private ThreadLocalPerThread() {}

    private static int add(int amount) {
        DEPTH.set(DEPTH.get() + amount);
        return DEPTH.get();
    }

    public static void main(String[] args) {
        Thread other = Threads.start(() -> Check.equal(15, add(5)));
        Check.equal(12, add(2));
        Threads.join(other);
        Check.equal(12, add(0));
    }
}
