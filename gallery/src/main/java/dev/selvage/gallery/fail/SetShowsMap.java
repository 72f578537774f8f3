package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Two threads ask a set, which only shows a concurrent map, for a name and take it if it is free. */
@Fails("assertion")
public final class SetShowsMap {
    private static final Map<String, Boolean> MAP = new ConcurrentHashMap<>();
    private static final Set<String> NAMES = Collections.newSetFromMap(MAP);

    private SetShowsMap() {}

    public static void main(String[] args) {
        Threads.both(SetShowsMap::take, SetShowsMap::take);
    }

    private static void take() {
        if (NAMES.contains("a")) return;
        Check.that(NAMES.add("a"), "taken twice");
    }
}
