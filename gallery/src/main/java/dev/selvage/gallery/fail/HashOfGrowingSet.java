package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A set that is known as an object only is asked for its hash code, while another thread adds to it. */
@Fails("exception,assertion")
public final class HashOfGrowingSet {
    private static final Set<String> NAMES = new TreeSet<>(List.of("ada"));

    private static int hash;

    private HashOfGrowingSet() {}

    public static void main(String[] args) {
        Thread reader = Threads.start(() -> hash = hash(NAMES));
        NAMES.add("bob");
        Threads.join(reader);
        Check.that(hash == hash(Set.of("ada")) || hash == hash(NAMES), "hash of neither: " + hash);
    }

    private static int hash(Object any) {
        return any.hashCode();
    }
}
