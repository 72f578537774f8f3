package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads increment a {@code volatile} field, which makes each access visible but not the pair of them atomic. */
@Fails("assertion")
public final class VolatileIncrement {

    private volatile int tickets;

    private void sell() {
        tickets++;
    }

    public static void main(String[] args) {
        VolatileIncrement box = new VolatileIncrement();
        Threads.both(box::sell, box::sell);
        Check.equal(2, box.tickets);
    }
}
