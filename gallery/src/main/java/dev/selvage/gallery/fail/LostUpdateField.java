package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads increment a plain field without a lock, so that one increment can be lost. */
@Fails("assertion")
public final class LostUpdateField {

    private int count;

    private void increment() {
        count++;
    }

    public static void main(String[] args) {
        LostUpdateField counter = new LostUpdateField();
        Threads.both(counter::increment, counter::increment);
        Check.equal(2, counter.count);
    }
}
