package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Two threads look for a free slot of an atomic array and set it in two steps, and one overwrites the other. */
@Fails("assertion")
public final class AtomicArrayCheckThenSet {

    private final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);

    private void park(String car) {
        for (int i = 0; i < slots.length(); i++) {
            if (slots.get(i) == null) {
                slots.set(i, car);
                return;
            }
        }
    }

    public static void main(String[] args) {
        AtomicArrayCheckThenSet lot = new AtomicArrayCheckThenSet();
        Threads.both(() -> lot.park("red"), () -> lot.park("blue"));
        Check.that(lot.slots.get(1) != null, "two cars in one slot");
    }
}
