package dev.selvage.explorer.strategy.sampling;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Counts, over several runs, how often each strand uses what, and so estimates what it will do in the next one.
 *
 * <p>Strands go by their number in a {@link Lineage}, what they use by that of {@link Uses}.
 */
public final class EventCounts {
    private final Lineage lineage;

    /** By what is used and by strand; sums over all runs. */
    private int[][] counts = new int[16][];

    /** By what is used: how many strands do. */
    private int[] users = new int[16];

    private int used;
    private int runs;

    public EventCounts(Lineage lineage) {
        this.lineage = lineage;
    }

    /** A run is over, whose events are all counted. */
    public void endRun() {
        runs++;
    }

    /** How many runs were counted. */
    public int runs() {
        return runs;
    }

    public void add(int use, int strand) {
        if (use >= counts.length) grow(use);
        int[] ofUse = counts[use];
        if (ofUse == null || strand >= ofUse.length) ofUse = counts[use] = widened(ofUse, strand);
        if (ofUse[strand]++ == 0) users[use]++;
        if (use >= used) used = use + 1;
    }

    private void grow(int use) {
        int length = Math.max(use + 1, 2 * counts.length);
        counts = Arrays.copyOf(counts, length);
        users = Arrays.copyOf(users, length);
    }

    private static int[] widened(int @Nullable [] ofUse, int strand) {
        int length = Math.max(8, 2 * strand);
        return ofUse == null ? new int[length] : Arrays.copyOf(ofUse, length);
    }

    /**
     * Draws something that several strands use: what two of them use counts once, what three of them use twice, and so on.
     *
     * @return {@link Uses#NOTHING} when nothing is shared
     */
    public int drawShared(SplittableRandom random) {
        long sum = 0;
        for (int use = 1; use < used; use++) sum += Math.max(0, users[use] - 1);
        if (sum == 0) return Uses.NOTHING;
        long drawn = random.nextLong(sum);
        int use = 0;
        while (drawn >= 0) drawn -= Math.max(0, users[++use] - 1);
        return use;
    }

    /** How often each strand, with all that it starts, used something; the sum over all runs. */
    public long[] withDescendants(int use) {
        long[] sums = new long[lineage.size()];
        int[] own = use < counts.length && counts[use] != null ? counts[use] : new int[0];
        for (int strand = sums.length - 1; strand >= 0; strand--) {
            if (strand < own.length) sums[strand] += own[strand];
            if (strand > 0) sums[lineage.parent(strand)] += sums[strand];
        }
        return sums;
    }
}
