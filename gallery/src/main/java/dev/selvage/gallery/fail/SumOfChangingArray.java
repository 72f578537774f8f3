package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Arrays;

/** One unit moves between two elements, and a stream of them counts two. */
@Fails("assertion")
public final class SumOfChangingArray {
    private static final int[] PAIR = {0, 1};

    private SumOfChangingArray() {}

    public static void main(String[] args) {
        Thread mover = Threads.start(() -> {
            PAIR[0]++;
            PAIR[1]--;
        });
        int sum = Arrays.stream(PAIR).sum();
        Threads.join(mover);
        Check.that(sum < 2, "a unit was counted twice");
    }
}
