package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A thread that was given a large stack needs it. */
public final class DeepRecursion {
    private static final long STACK_SIZE = 512L << 20;
    private static final int DEPTH = 400_000;

    private static volatile int depth;

    private DeepRecursion() {}

    public static void main(String[] args) {
        Thread deep = new Thread(null, () -> depth = descend(DEPTH), "deep", STACK_SIZE);
        deep.start();
        Threads.join(deep);
        Check.equal(DEPTH, depth);
    }

    private static int descend(int left) {
        return left == 0 ? 0 : 1 + descend(left - 1);
    }
}
