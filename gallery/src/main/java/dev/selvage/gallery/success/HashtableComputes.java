package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Hashtable;
import java.util.List;
import java.util.Vector;

/** The compound operations of a {@link Hashtable} and of {@link Vector} hold their lock throughout. */
public final class HashtableComputes {

    private final Hashtable<String, Integer> votes = new Hashtable<>();
    private final Vector<Integer> numbers = new Vector<>(List.of(1, 2, 3, 4));

    private void vote() {
        votes.merge("yes", 1, Integer::sum);
        numbers.replaceAll(number -> number + 1);
    }

    public static void main(String[] args) {
        HashtableComputes ballot = new HashtableComputes();
        Threads.both(ballot::vote, ballot::vote);
        Check.equal((Integer) 2, ballot.votes.get("yes"));
        Check.equal(List.of(3, 4, 5, 6), ballot.numbers);
    }
}
