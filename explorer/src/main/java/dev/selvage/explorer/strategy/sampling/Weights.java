package dev.selvage.explorer.strategy.sampling;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Numbers from 0 on, each with a weight in proportion to which it is drawn, in logarithmic time (a Fenwick tree). */
public final class Weights {
    private static final int FEWEST = 8;

    private long[] weights = new long[FEWEST];

    /** At i + 1 the sum of the weights of i and of those before it, as many as the lowest bit of i + 1 says. */
    private long[] sums = new long[FEWEST + 1];

    private long total;

    /** Sets all weights to 0. */
    public void clear() {
        if (total == 0) return;
        Arrays.fill(weights, 0);
        Arrays.fill(sums, 0);
        total = 0;
    }

    public long get(int number) {
        return number < weights.length ? weights[number] : 0;
    }

    public long total() {
        return total;
    }

    public void set(int number, long weight) {
        if (number >= weights.length) grow(number);
        long change = weight - weights[number];
        weights[number] = weight;
        add(number, change);
    }

    private void add(int number, long change) {
        total += change;
        for (int at = number + 1; at < sums.length; at += at & -at) sums[at] += change;
    }

    private void grow(int number) {
        long[] old = weights;
        int length = Math.max(Integer.highestOneBit(number) * 2, 2 * old.length);
        weights = Arrays.copyOf(old, length);
        sums = new long[length + 1];
        total = 0;
        for (int i = 0; i < old.length; i++) add(i, old[i]);
    }

    /** Draws a number; there must be one with a weight. */
    public int draw(SplittableRandom random) {
        long left = random.nextLong(total);
        int at = 0;
        for (int step = weights.length; step > 0; step /= 2) {
            if (at + step >= sums.length || sums[at + step] > left) continue;
            at += step;
            left -= sums[at];
        }
        return at;
    }
}
