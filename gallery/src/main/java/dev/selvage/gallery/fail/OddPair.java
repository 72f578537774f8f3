package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two atomic increments are meant to be one step of two, but a reader can come between them and see an odd number. */
@Fails("assertion")
public final class OddPair {

    private final AtomicInteger number = new AtomicInteger();

    private void advance() {
        number.incrementAndGet();
        number.incrementAndGet();
    }

    public static void main(String[] args) {
        OddPair even = new OddPair();
        Thread writer = Threads.start(even::advance);
        Check.equal(0, even.number.get() % 2);
        Threads.join(writer);
    }
}
