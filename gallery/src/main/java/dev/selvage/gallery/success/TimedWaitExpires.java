package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.TimeUnit;

/** A wait with a deadline gives up when the time is over: whoever notifies has not brought what it waits for. */
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

    private synchronized void pass() {
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        TimedWaitExpires stop = new TimedWaitExpires();
        Thread passer = Threads.start(stop::pass);
        Check.that(!stop.await(20), "nobody was to arrive");
        Threads.join(passer);
    }
}
