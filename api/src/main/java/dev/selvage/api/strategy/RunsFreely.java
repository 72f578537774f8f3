package dev.selvage.api.strategy;

import dev.selvage.api.run.Pending;

/**
 * A role: lets the program run on all cores and only holds threads up. Nobody is {@linkplain Strategy#choose asked to choose} then, and a failure
 * has no schedule to repeat.
 */
public interface RunsFreely {
    /**
     * How long a thread waits before it goes on, in nanoseconds; 0 not at all.
     *
     * <p>Called by the program's threads, many at a time: it must not block, nor use locks of {@code java.util.concurrent}.
     *
     * @param next what the thread is about to do; valid during this call
     */
    long pause(Pending next);

    /** Whether it is to be asked before accesses to fields and array elements, too. */
    default boolean seesAccesses() {
        return false;
    }
}
