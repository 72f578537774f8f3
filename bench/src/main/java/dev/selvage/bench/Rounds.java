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

    private Rounds() {}

    /** The best of each, after a round that does not count. */
    static double[] best(int rounds, Measurement... measurements) throws Exception {
        double[] best = new double[measurements.length];
        Arrays.fill(best, Double.MAX_VALUE);
        for (int round = 0; round <= rounds; round++) {
            for (int i = 0; i < measurements.length; i++) {
                double nanos = measurements[i].nanos();
                if (round > 0) best[i] = Math.min(best[i], nanos);
            }
        }
        return best;
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
