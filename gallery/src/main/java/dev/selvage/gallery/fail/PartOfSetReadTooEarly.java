package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/** One thread adds to a set, another looks for that in a part of the set, before it is there. */
@Fails("assertion")
public final class PartOfSetReadTooEarly {
    private PartOfSetReadTooEarly() {}

    public static void main(String[] args) {
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        Set<Integer> part = set.subSet(0, 9);
        Threads.both(() -> set.add(1), () -> Check.that(part.contains(1), "1 is not there yet"));
    }
}
