package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.TimeUnit;

/** Time is measured from when a class was initialised, as libraries do that count from their start. */
public final class ClockSinceInitialiser {

    private static final class Ticker {
        static final long START = System.nanoTime();
        static final long STARTED_AT = System.currentTimeMillis();
        static final Object TOKEN = new Object();
        static final int HASH = System.identityHashCode(TOKEN);

        private Ticker() {}

        static long sinceStart() {
            return System.nanoTime() - START;
        }
    }

    private ClockSinceInitialiser() {}

    private static void measure() {
        long nanos = Ticker.sinceStart();
        Check.that(nanos >= 0 && nanos < TimeUnit.HOURS.toNanos(1), "started " + nanos + " ns ago");
        long millis = System.currentTimeMillis() - Ticker.STARTED_AT;
        Check.that(millis >= 0 && millis < TimeUnit.HOURS.toMillis(1), "started " + millis + " ms ago");
        Check.that(Ticker.HASH == Ticker.TOKEN.hashCode(), "another hash code");
    }

    public static void main(String[] args) {
        Threads.both(ClockSinceInitialiser::measure, ClockSinceInitialiser::measure);
    }
}
