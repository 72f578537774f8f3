package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.TimeUnit;

/** A wait with a deadline gives up when the time is over, since nobody notifies. */
public final class TimedWaitExpires {

    private boolean arrived;

    private synchronized boolean await(long millis) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        long left = deadline - System.nanoTime();
        while (!arrived && left > 0) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
            left = deadline - System.nanoTime();
        }
        return arrived;
    }

    public static void main(String[] args) throws InterruptedException {
        Check.that(!new TimedWaitExpires().await(20), "nobody was to arrive");
    }
}
