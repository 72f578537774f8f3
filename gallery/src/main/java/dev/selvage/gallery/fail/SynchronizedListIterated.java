package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A synchronized list is iterated over without its lock while another thread adds to it. */
@Fails("exception")
public final class SynchronizedListIterated {

    private SynchronizedListIterated() {}

    public static void main(String[] args) {
        List<Integer> numbers = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        Thread writer = Threads.start(() -> numbers.add(4));
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        Threads.join(writer);
        Check.that(sum > 0, "nothing was added up");
    }
}
