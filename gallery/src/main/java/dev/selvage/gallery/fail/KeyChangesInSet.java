package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A list is looked up in a concurrent set while another thread adds to the list: its hash code is no longer that under which it was put. */
@Fails("assertion,exception")
public final class KeyChangesInSet {
    private KeyChangesInSet() {}

    public static void main(String[] args) {
        List<Integer> key = new ArrayList<>(List.of(1));
        Set<List<Integer>> set = ConcurrentHashMap.newKeySet();
        set.add(key);
        Threads.both(() -> key.add(2), () -> Check.that(set.contains(key), "the key is lost"));
    }
}
