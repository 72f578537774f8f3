package dev.selvage.engine.model;

import dev.selvage.runtime.VirtualTime;

/**
 * The time of a run. It passes when nobody can go on otherwise, and a little with every look at it, so that loops until a
 * deadline end.
 */
final class VirtualClock {
    private static final long START = 1_000_000_000L;
    private static final long PER_LOOK = 1_000L;

    /** Whoever looks more often than that, and nobody else in between, waits for time to pass. */
    private static final int GLANCES = 10_000;

    private long now = START;
    private long looks;
    private int glances;

    /** Time begins anew. */
    void reset() {
        now = START;
        looks = 0;
        glances = 0;
    }

    long now() {
        return now;
    }

    /** A look at the clock by the program. */
    long nanoTime() {
        looks++;
        glances = 0;
        return now += PER_LOOK;
    }

    /** A look by the JVM, which it takes in some runs and not in others: no time passes. */
    long glance() {
        return ++glances > GLANCES ? nanoTime() : now;
    }

    /** Something happened whose order among the steps of all strands matters, as it does for a look at the clock. */
    void look() {
        looks++;
    }

    /** How often the program looked. */
    long looks() {
        return looks;
    }

    /** The milliseconds of the epoch at a time of this clock. */
    static long millis(long nanos) {
        return VirtualTime.EPOCH_SECONDS * 1_000L + nanos / 1_000_000L;
    }

    long after(long nanos) {
        long time = now + nanos;
        return time < now ? Deadlines.NEVER - 1 : time;
    }

    void advanceTo(long time) {
        now = Math.max(now, time);
    }
}
