package dev.selvage.runtime;

/**
 * Lets the other threads of a core go first, which is cheaper than to park and be woken, as long as they are threads of the same run:
 * where others have work for the core, a yield gives them milliseconds of it.
 */
public final class SharedCore {
    /** After so many yields in vain it is better to park. */
    public static final int YIELDS = 2;

    /** A yield that takes longer, in nanoseconds, went to somebody else. */
    private static final long LONG = 100_000;

    /** A long yield is followed by so many times as long without any: they cost a twentieth of the time at most. */
    private static final long RESPITE = 20;

    /** Not synchronized: a yield too many costs time and nothing else. */
    private static long busyUntil = System.nanoTime();

    private SharedCore() {}

    /** Yields once; false, at once, when the core has been found busy lately. */
    public static boolean yield() {
        long before = System.nanoTime();
        if (isBusy(before)) return false;
        RawPark.yield();
        note(before, System.nanoTime());
        return true;
    }

    static boolean isBusy(long now) {
        return now - busyUntil < 0;
    }

    /** A yield began and ended at these times. */
    static void note(long before, long after) {
        long took = after - before;
        if (took > LONG) busyUntil = after + took * RESPITE;
    }
}
