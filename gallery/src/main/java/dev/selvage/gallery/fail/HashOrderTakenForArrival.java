package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The order of a set of objects without a hash code of their own is taken for that of their arrival. */
@Fails("assertion")
public final class HashOrderTakenForArrival {

    private HashOrderTakenForArrival() {}

    private static final class Guest {}

    public static void main(String[] args) {
        Set<Guest> party = Collections.synchronizedSet(new HashSet<>());
        List<Guest> arrivals = Collections.synchronizedList(new ArrayList<>());
        Thread other = Threads.start(() -> {
            Guest first = new Guest();
            party.add(first);
            arrivals.add(first);
        });
        for (int i = 0; i < 3; i++) {
            Guest guest = new Guest();
            party.add(guest);
            arrivals.add(guest);
        }
        Threads.join(other);
        Check.that(new ArrayList<>(party).equals(arrivals), "another order");
    }
}
