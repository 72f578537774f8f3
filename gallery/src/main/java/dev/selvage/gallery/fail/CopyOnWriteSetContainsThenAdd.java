package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicInteger;

/** A copy-on-write set is asked for an element and told to add it in two calls, and a gift is given twice. */
@Fails("assertion")
public final class CopyOnWriteSetContainsThenAdd {

    private final Set<String> guests = new CopyOnWriteArraySet<>();
    private final AtomicInteger gifts = new AtomicInteger(1);

    private void welcome(String guest) {
        if (!guests.contains(guest)) {
            guests.add(guest);
            Check.that(gifts.decrementAndGet() >= 0, "the gift is gone");
        }
    }

    public static void main(String[] args) {
        CopyOnWriteSetContainsThenAdd party = new CopyOnWriteSetContainsThenAdd();
        Threads.both(() -> party.welcome("ada"), () -> party.welcome("ada"));
    }
}
