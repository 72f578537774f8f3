package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** An array is copied among the arguments of {@code super(...)} while another thread has written one half of it. */
@Fails("assertion")
public final class CopiedBeforeSuper {
    private CopiedBeforeSuper() {}

    private static class Pair {
        Pair(int[] both) {
            Check.equal(both[0], both[1]);
        }
    }

    private static final class Copy extends Pair {
        Copy(int[] both) {
            super(both.clone());
        }
    }

    public static void main(String[] args) {
        int[] both = new int[2];
        Threads.both(() -> new Copy(both), () -> {
            both[0] = 1;
            both[1] = 1;
        });
    }
}
