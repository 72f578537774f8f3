package dev.selvage.explorer.directed.criterion;

import dev.selvage.explorer.directed.profile.Location;
import java.util.Comparator;

/** Two lock statements of which the second is to acquire a lock right after the first one did. */
public record SyncPair(Location first, Location second) implements Comparable<SyncPair> {
    private static final Comparator<SyncPair> ORDER =
            Comparator.comparing(SyncPair::first).thenComparing(SyncPair::second);

    @Override
    public int compareTo(SyncPair other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return "<" + first + ", " + second + ">";
    }
}
