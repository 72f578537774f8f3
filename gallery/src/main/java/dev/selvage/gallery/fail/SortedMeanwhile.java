package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Arrays;

/** An array is sorted while another thread counts in it: the count ends up at a place that the sort has read before. */
@Fails("assertion")
public final class SortedMeanwhile {
    private static final int[] COUNTS = {30, 20};

    private SortedMeanwhile() {}

    public static void main(String[] args) {
        Thread counter = Threads.start(() -> COUNTS[0]++);
        Arrays.sort(COUNTS);
        Threads.join(counter);
        Check.equal(51, COUNTS[0] + COUNTS[1]);
    }
}
