package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A synchronized list takes single adds as they come, and is locked by hand for the iteration. */
public final class SynchronizedListAdds {

    private SynchronizedListAdds() {}

    public static void main(String[] args) {
        List<Integer> numbers = Collections.synchronizedList(new ArrayList<>());
        Thread other = Threads.start(() -> numbers.add(2));
        numbers.add(1);
        int sum = 0;
        synchronized (numbers) {
            for (int number : numbers) {
                sum += number;
            }
        }
        Check.that(sum == 1 || sum == 3, "unexpected sum " + sum);
        Threads.join(other);
        Check.equal(2, numbers.size());
    }
}
