package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A list is iterated over while another thread adds to it, and the iterator keeps to its snapshot. */
public final class CopyOnWriteIteration {

    private CopyOnWriteIteration() {}

    public static void main(String[] args) {
        CopyOnWriteArrayList<Integer> numbers = new CopyOnWriteArrayList<>(List.of(1, 2));
        Thread writer = Threads.start(() -> numbers.add(4));
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        Check.that(sum == 3 || sum == 7, "unexpected sum " + sum);
        Threads.join(writer);
        Check.equal(3, numbers.size());
    }
}
