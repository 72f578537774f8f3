package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Hashtable;
import java.util.Map;

/** A {@link Hashtable} guards each call, but not the reading and the writing of a count together. */
@Fails("assertion")
public final class HashtableGetThenPut {

    private final Hashtable<String, Integer> votes = new Hashtable<>(Map.of("yes", 0));

    private void vote() {
        votes.put("yes", votes.get("yes") + 1);
    }

    public static void main(String[] args) {
        HashtableGetThenPut ballot = new HashtableGetThenPut();
        Threads.both(ballot::vote, ballot::vote);
        Check.equal((Integer) 2, ballot.votes.get("yes"));
    }
}
