package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;

/** A list grows while another thread iterates over it, whose iterator then throws. */
@Fails("exception")
public final class IteratorInvalidated {

    private IteratorInvalidated() {}

    public static void main(String[] args) {
        List<Integer> numbers = new ArrayList<>(List.of(1, 2));
        Thread writer = Threads.start(() -> numbers.add(3));
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        Threads.join(writer);
        Check.that(sum >= 3, "numbers are missing");
    }
}
