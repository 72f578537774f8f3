package dev.selvage.gallery.success;

import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/** Two threads count and yield until a third, which sleeps for a second first, tells them to stop: time must not stand still for it. */
@Runs(random = 10, exhaustive = 5)
public final class YieldersUntilSleeperWakes {

    private volatile boolean stop;
    private volatile int left;
    private volatile int right;

    private void countLeft() {
        while (!stop) {
            left++;
            Thread.yield();
        }
    }

    private void countRight() {
        while (!stop) {
            right++;
            Thread.yield();
        }
    }

    private void sleepAndStop() throws InterruptedException {
        Thread.sleep(1_000);
        stop = true;
    }

    public static void main(String[] args) {
        YieldersUntilSleeperWakes counters = new YieldersUntilSleeperWakes();
        Threads.three(counters::countLeft, counters::countRight, counters::sleepAndStop);
    }
}
