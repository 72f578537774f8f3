package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The lists in a concurrent map are not concurrent themselves, and an element is lost. */
@Fails("assertion,exception")
public final class MutableValueInMap {

    private final ConcurrentMap<String, List<Integer>> pages = new ConcurrentHashMap<>();

    private void index(String word, int page) {
        pages.computeIfAbsent(word, missing -> new ArrayList<>(4)).add(page);
    }

    public static void main(String[] args) {
        MutableValueInMap book = new MutableValueInMap();
        Threads.both(() -> book.index("lock", 1), () -> book.index("lock", 2));
        Check.equal(2, book.pages.get("lock").size());
    }
}
