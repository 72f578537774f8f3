package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads look up the first key of a skip list and remove it, and both serve the same customer. */
@Fails("assertion")
public final class SkipListFirstThenRemove {

    private final ConcurrentSkipListMap<Integer, String> queue =
            new ConcurrentSkipListMap<>(Map.of(1, "ada", 2, "bob"));
    private final AtomicInteger served = new AtomicInteger();

    private void serve() {
        Integer first = queue.firstKey();
        queue.remove(first);
        served.addAndGet(first);
    }

    public static void main(String[] args) {
        SkipListFirstThenRemove counter = new SkipListFirstThenRemove();
        Threads.both(counter::serve, counter::serve);
        Check.equal(3, counter.served.get());
    }
}
