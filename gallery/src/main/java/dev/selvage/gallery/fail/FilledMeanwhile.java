package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Arrays;

/** An array is filled while another thread looks at it: half of it is filled already. */
@Fails("assertion")
public final class FilledMeanwhile {
    private static final int[] FLAGS = new int[2];

    private FilledMeanwhile() {}

    public static void main(String[] args) {
        Thread filler = Threads.start(() -> Arrays.fill(FLAGS, 1));
        int last = FLAGS[1];
        int first = FLAGS[0];
        Threads.join(filler);
        Check.that(first == last, "half filled");
    }
}
