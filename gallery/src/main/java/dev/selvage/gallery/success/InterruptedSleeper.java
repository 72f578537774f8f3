package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A sleeping thread is interrupted and ends, whether the interrupt comes before the sleep or during it. */
public final class InterruptedSleeper {

    private boolean woken;

    private void sleep() {
        try {
            Thread.sleep(3_600_000);
        } catch (InterruptedException e) {
            woken = !Thread.currentThread().isInterrupted();
        }
    }

    public static void main(String[] args) {
        InterruptedSleeper bed = new InterruptedSleeper();
        Thread sleeper = Threads.start(bed::sleep);
        sleeper.interrupt();
        Threads.join(sleeper);
        Check.that(bed.woken, "not woken, or the flag is still set");
    }
}
