package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads count until the main thread, which sleeps for a second meanwhile, tells them to stop: steps take time, or it would never wake. */
@Runs(random = 5, exhaustive = 2)
public final class StopFlagCounts {

    private final AtomicInteger count = new AtomicInteger();
    private volatile boolean stop;

    private int count() {
        int mine = 0;
        while (!stop) {
            count.incrementAndGet();
            mine++;
        }
        return mine;
    }

    private static final class Counter extends Thread {
        private final StopFlagCounts counters;
        private int mine;

        Counter(StopFlagCounts counters) {
            this.counters = counters;
        }

        @Override
        public void run() {
            mine = counters.count();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StopFlagCounts counters = new StopFlagCounts();
        Counter one = new Counter(counters);
        Counter two = new Counter(counters);
        one.start();
        two.start();
        Thread.sleep(1_000);
        counters.stop = true;
        Threads.join(one);
        Threads.join(two);
        Check.equal(one.mine + two.mine, counters.count.get());
    }
}
