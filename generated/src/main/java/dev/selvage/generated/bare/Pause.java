package dev.selvage.generated.bare;

import java.util.concurrent.ThreadLocalRandom;

/** Pauses of random length, by which threads of a bare JVM meet in many orders. */
public final class Pause {
    private static final int LONGEST_NANOS = 60_000;

    private Pause() {}

    /** Called by programs before each of their operations. */
    public static void now() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        int kind = random.nextInt(4);
        if (kind == 0) return;
        if (kind == 1) Thread.yield();
        long end = System.nanoTime() + random.nextInt(kind == 2 ? LONGEST_NANOS / 20 : LONGEST_NANOS);
        while (System.nanoTime() < end) Thread.onSpinWait();
    }
}
