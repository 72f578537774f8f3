package dev.selvage.explorer.directed.criterion;

import dev.selvage.explorer.directed.profile.Location;
import java.util.Comparator;

/**
 * An unserializable interleaving: instruction r of one thread between p and c of another.
 *
 * @param p the preceding access
 * @param c the current access, the next one of the same thread to the same memory
 * @param r the remote access
 */
public record Interleaving(Location p, Location c, Location r) implements Comparable<Interleaving> {
    private static final Comparator<Interleaving> ORDER =
            Comparator.comparing(Interleaving::c).thenComparing(Interleaving::p).thenComparing(Interleaving::r);

    @Override
    public int compareTo(Interleaving other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return p + ", " + r + ", " + c;
    }
}
