package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Sleeps of two threads last as long as they should, by the clock that the threads read. */
public final class SleepElapses {

    private SleepElapses() {}

    private static void nap(int millis) throws InterruptedException {
        long start = System.nanoTime();
        Thread.sleep(millis);
        long elapsed = System.nanoTime() - start;
        Check.that(elapsed >= millis * 1_000_000L, "slept " + elapsed + " ns only");
    }

    public static void main(String[] args) {
        Threads.both(() -> nap(10), () -> nap(15));
    }
}
