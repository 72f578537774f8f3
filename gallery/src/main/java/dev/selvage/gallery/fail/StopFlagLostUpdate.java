package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/** Two threads count, unprotected, until the main thread, which sleeps meanwhile, tells them to stop. */
@Fails("assertion")
@Runs(random = 5, exhaustive = 200)
public final class StopFlagLostUpdate {

    private volatile boolean stop;
    private volatile int count;
    private volatile int first;
    private volatile int second;

    private void countFirst() {
        int mine = 0;
        while (!stop) {
            count++;
            mine++;
        }
        first = mine;
    }

    private void countSecond() {
        int mine = 0;
        while (!stop) {
            count++;
            mine++;
        }
        second = mine;
    }

    public static void main(String[] args) throws InterruptedException {
        StopFlagLostUpdate counters = new StopFlagLostUpdate();
        Thread one = Threads.start(counters::countFirst);
        Thread two = Threads.start(counters::countSecond);
        Thread.sleep(100);
        counters.stop = true;
        Threads.join(one);
        Threads.join(two);
        Check.equal(counters.first + counters.second, counters.count);
    }
}
