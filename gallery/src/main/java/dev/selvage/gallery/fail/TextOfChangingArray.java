package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Arrays;

/** The text of a pair shows the second element in its new state and the first in its old one, although they are written in that order. */
@Fails("assertion")
public final class TextOfChangingArray {
    private static final int[] PAIR = new int[2];

    private TextOfChangingArray() {}

    public static void main(String[] args) {
        Thread writer = Threads.start(() -> {
            PAIR[0] = 1;
            PAIR[1] = 1;
        });
        String text = Arrays.toString(PAIR);
        Threads.join(writer);
        Check.that(!text.equals("[0, 1]"), "the second element overtook the first");
    }
}
