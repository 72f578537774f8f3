package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Arrays;

/** A pair is compared with both of the states it may be in, one after the other, and is in neither, as it is half written. */
@Fails("assertion")
public final class ComparedWhileWritten {
    private static final int[] PAIR = new int[2];

    private ComparedWhileWritten() {}

    public static void main(String[] args) {
        Thread writer = Threads.start(() -> {
            PAIR[0] = 1;
            PAIR[1] = 1;
        });
        boolean written = Arrays.equals(PAIR, new int[] {1, 1});
        boolean untouched = !written && Arrays.equals(PAIR, new int[2]);
        Threads.join(writer);
        Check.that(written || untouched, "a half-written pair");
    }
}
