package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The time in milliseconds serves as a unique number, and two threads get the same. */
@Fails("assertion")
public final class TimeTakenForUnique {

    private final Set<Long> numbers = ConcurrentHashMap.newKeySet();

    private void issue() {
        Check.that(numbers.add(System.currentTimeMillis()), "issued twice");
    }

    public static void main(String[] args) {
        TimeTakenForUnique office = new TimeTakenForUnique();
        Threads.both(office::issue, office::issue);
    }
}
