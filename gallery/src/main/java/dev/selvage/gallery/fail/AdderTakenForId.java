package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** A number is drawn from an adder by an increment and a sum, and two threads draw the same. */
@Fails("assertion")
public final class AdderTakenForId {

    private final LongAdder ids = new LongAdder();
    private final Set<Long> drawn = ConcurrentHashMap.newKeySet();

    private void draw() {
        ids.increment();
        Check.that(drawn.add(ids.sum()), "an id was drawn twice");
    }

    public static void main(String[] args) {
        AdderTakenForId register = new AdderTakenForId();
        Threads.both(register::draw, register::draw);
    }
}
