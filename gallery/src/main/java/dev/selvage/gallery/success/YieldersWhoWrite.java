package dev.selvage.gallery.success;

import dev.selvage.gallery.Threads;

/**
 * Two threads count and yield until a third, which could go on all the time, tells them to stop: each of their rounds writes, so
 * that nothing stands still, and yet they must let the third one go on.
 */
public final class YieldersWhoWrite {

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

    public static void main(String[] args) {
        YieldersWhoWrite counters = new YieldersWhoWrite();
        Threads.three(counters::countLeft, counters::countRight, () -> counters.stop = true);
    }
}
