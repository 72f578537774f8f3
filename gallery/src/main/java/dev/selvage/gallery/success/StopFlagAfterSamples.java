package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;

/** A thread counts until the main thread, which looks at the count every 20 ms, has seen enough: it has to wake again and again. */
@Runs(random = 5, exhaustive = 2)
public final class StopFlagAfterSamples {

    private static final int SAMPLES = 5;

    private volatile int count;
    private volatile boolean stop;

    private void count() {
        int mine = 0;
        while (!stop) {
            count = ++mine;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StopFlagAfterSamples counter = new StopFlagAfterSamples();
        Thread counting = Threads.start(counter::count);
        int last = 0;
        for (int i = 0; i < SAMPLES; i++) {
            Thread.sleep(20);
            int sample = counter.count;
            Check.that(sample >= last, "the count goes down");
            last = sample;
        }
        counter.stop = true;
        Threads.join(counting);
    }
}
