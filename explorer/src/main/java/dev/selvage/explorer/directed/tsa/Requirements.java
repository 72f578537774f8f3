package dev.selvage.explorer.directed.tsa;

import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.profile.Location;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The pairs that are still to be covered, and how many of them each statement is part of. */
public final class Requirements {
    private final Set<SyncPair> pairs = new HashSet<>();
    private final Map<Location, Integer> relevant = new HashMap<>();

    public Requirements(Collection<SyncPair> uncovered) {
        uncovered.forEach(this::add);
    }

    private void add(SyncPair pair) {
        if (pairs.add(pair)) count(pair, 1);
    }

    /** The pair is covered; says whether it was not before. */
    public boolean remove(SyncPair pair) {
        boolean removed = pairs.remove(pair);
        if (removed) count(pair, -1);
        return removed;
    }

    private void count(SyncPair pair, int change) {
        relevant.merge(pair.first(), change, Integer::sum);
        if (!pair.first().equals(pair.second())) relevant.merge(pair.second(), change, Integer::sum);
    }

    public boolean contains(SyncPair pair) {
        return pairs.contains(pair);
    }

    /** How many uncovered pairs the statement is part of. */
    public int relevant(Location statement) {
        return relevant.getOrDefault(statement, 0);
    }

    public Set<SyncPair> pairs() {
        return Collections.unmodifiableSet(pairs);
    }
}
