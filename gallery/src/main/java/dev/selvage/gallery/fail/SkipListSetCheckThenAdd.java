package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;

/** A number is drawn if it is not in a concurrent set yet, and two threads draw the same. */
@Fails("assertion")
public final class SkipListSetCheckThenAdd {

    private final ConcurrentSkipListSet<Integer> drawn = new ConcurrentSkipListSet<>();
    private final AtomicInteger draws = new AtomicInteger();

    private void draw(int number) {
        if (!drawn.contains(number)) {
            drawn.add(number);
            draws.incrementAndGet();
        }
    }

    public static void main(String[] args) {
        SkipListSetCheckThenAdd lottery = new SkipListSetCheckThenAdd();
        Threads.both(() -> lottery.draw(7), () -> lottery.draw(7));
        Check.equal(lottery.drawn.size(), lottery.draws.get());
    }
}
