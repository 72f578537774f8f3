package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The last element of a copy-on-write list is asked for by its index, and has been removed in between. */
@Fails("exception")
public final class CopyOnWriteSizeThenGet {

    private CopyOnWriteSizeThenGet() {}

    public static void main(String[] args) {
        List<String> listeners = new CopyOnWriteArrayList<>(List.of("a", "b"));
        Thread other = Threads.start(() -> listeners.remove("a"));
        String last = listeners.get(listeners.size() - 1);
        Check.equal("b", last);
        Threads.join(other);
    }
}
