package dev.selvage.engine.model;

import dev.selvage.runtime.VirtualTime;

/**
 * The time of a run. It passes when nobody can go on otherwise, and a little with every look at it, so that loops until a
 * deadline end.
 */
final class VirtualClock {
    private static final long START = 1_000_000_000L;
    private static final long PER_LOOK = 1_000L;

    private long now = START;
    private long looks;

    /** Time begins anew. */
    void reset() {
        now = START;
        looks = 0;
    }

    long now() {
        return now;
    }

    /** A look at the clock by the program. */
    long nanoTime() {
        looks++;
        return now += PER_LOOK;
    }

    /** Something happened whose order among the steps of all strands matters, as it does for a look at the clock. */
    void look() {
        looks++;
    }

    /** How often the program looked. */
    long looks() {
        return looks;
    }

    long currentTimeMillis() {
        return VirtualTime.EPOCH_SECONDS * 1_000L + nanoTime() / 1_000_000L;
    }

    long after(long nanos) {
        long time = now + nanos;
        return time < now ? Deadlines.NEVER - 1 : time;
    }

    void advanceTo(long time) {
        now = Math.max(now, time);
    }
}
