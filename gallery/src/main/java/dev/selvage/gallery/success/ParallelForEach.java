package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A parallel loop over a list puts its results into a concurrent set; an ordered one keeps the order. */
public final class ParallelForEach {

    private ParallelForEach() {}

    public static void main(String[] args) {
        Set<Integer> seen = ConcurrentHashMap.newKeySet();
        List.of(1, 2, 3).parallelStream().forEach(seen::add);
        Check.equal(Set.of(1, 2, 3), seen);
        StringBuffer text = new StringBuffer();
        List.of("a", "b", "c").parallelStream().forEachOrdered(text::append);
        Check.equal("abc", text.toString());
    }
}
