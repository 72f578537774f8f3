package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list is sorted while another thread replaces an element: one of them is there twice, or not at all. */
@Fails("assertion")
public final class ListSortedMeanwhile {
    private static final List<Integer> NUMBERS = new ArrayList<>(List.of(3, 1));

    private ListSortedMeanwhile() {}

    public static void main(String[] args) {
        Thread other = Threads.start(() -> NUMBERS.set(0, 2));
        Collections.sort(NUMBERS);
        Threads.join(other);
        int sum = NUMBERS.get(0) + NUMBERS.get(1);
        Check.that(sum == 3 || sum == 5, NUMBERS.toString());
    }
}
