package dev.selvage.bench;

import java.util.Arrays;

/**
 * Measures several things in turn, over and over, and keeps the best of each.
 *
 * <p>Other work on the machine then disturbs all of them alike, and the best rounds are those that it left alone.
 */
final class Rounds {
    /** Something that can be measured, in nanoseconds per unit of its work. */
    interface Measurement {
        double nanos() throws Exception;
    }

    private static final long WARM_UP_NANOS = 3_000_000_000L;

    private Rounds() {}

    /** The best of each, after some seconds that do not count: code that is compiled later is not what is measured. */
    static double[] best(int rounds, Measurement... measurements) throws Exception {
        double[] best = new double[measurements.length];
        long start = System.nanoTime();
        do measure(measurements, best);
        while (System.nanoTime() - start < WARM_UP_NANOS);
        Arrays.fill(best, Double.MAX_VALUE);
        for (int round = 0; round < rounds; round++) measure(measurements, best);
        return best;
    }

    private static void measure(Measurement[] measurements, double[] best) throws Exception {
        for (int i = 0; i < measurements.length; i++) best[i] = Math.min(best[i], measurements[i].nanos());
    }

    /** A measurement of work that is repeated so often. */
    static Measurement repeated(int times, Runnable work) {
        return () -> {
            long start = System.nanoTime();
            for (int i = 0; i < times; i++) work.run();
            return (double) (System.nanoTime() - start) / times;
        };
    }
}
