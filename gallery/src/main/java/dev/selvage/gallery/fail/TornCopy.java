package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Arrays;

/** A copy has the second of two elements in its new state and the first in its old one, although they are written in that order: it is not made in one go. */
@Fails("assertion")
public final class TornCopy {
    private static final int[] PAIR = new int[2];

    private TornCopy() {}

    public static void main(String[] args) {
        Thread writer = Threads.start(() -> {
            PAIR[0] = 1;
            PAIR[1] = 1;
        });
        int[] copy = Arrays.copyOf(PAIR, 4);
        Threads.join(writer);
        Check.that(copy[0] >= copy[1], "the second element overtook the first");
    }
}
