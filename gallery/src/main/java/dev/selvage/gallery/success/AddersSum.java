package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Adders and accumulators lose nothing, and their sum is exact once the threads have ended. */
public final class AddersSum {

    private final LongAdder hits = new LongAdder();
    private final DoubleAdder weight = new DoubleAdder();
    private final LongAccumulator longest = new LongAccumulator(Long::max, 0);

    private void add(int number) {
        hits.increment();
        weight.add(number / 2.0);
        longest.accumulate(number);
    }

    public static void main(String[] args) {
        AddersSum sums = new AddersSum();
        Threads.both(() -> sums.add(3), () -> sums.add(4));
        Check.equal(2, sums.hits.sum());
        Check.that(sums.weight.sum() == 3.5, "wrong weight " + sums.weight);
        Check.equal(4, sums.longest.get());
        Check.equal(2, sums.hits.sumThenReset());
    }
}
