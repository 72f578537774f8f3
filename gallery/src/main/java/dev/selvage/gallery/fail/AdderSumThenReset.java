package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.LongAdder;

/** An adder is summed and reset in two steps, and what is added in between is lost. */
@Fails("assertion")
public final class AdderSumThenReset {

    private final LongAdder hits = new LongAdder();
    private long reported;

    private void report() {
        reported += hits.sum();
        hits.reset();
    }

    public static void main(String[] args) {
        AdderSumThenReset page = new AdderSumThenReset();
        Thread visitor = Threads.start(page.hits::increment);
        page.report();
        Threads.join(visitor);
        page.report();
        Check.equal(1, page.reported);
    }
}
