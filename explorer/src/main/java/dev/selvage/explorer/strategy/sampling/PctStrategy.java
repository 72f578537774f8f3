package dev.selvage.explorer.strategy.sampling;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.SamplingStrategy;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Probabilistic concurrency testing: strands go on by random priorities, and after each of a few random steps the strand that made it gets a low
 * priority, which was drawn together with the step: one that is lowered later may be above one that was lowered before.
 *
 * <p>After S. Burckhardt, P. Kothari, M. Musuvathi, S. Nagarakatte: A randomized scheduler with probabilistic guarantees of
 * finding bugs (ASPLOS 2010). A step is what a strand does until another one could go on instead: lowering it in between would be the same. Departure: the
 * length of a run is not known in advance, so that of the longest run so far of the same block of 64 stands for it, and the first run
 * of a block has no change of priorities.
 */
public final class PctStrategy implements SamplingStrategy {
    /** Long enough to learn the length of runs, and short enough to be shared out. */
    private static final int BLOCK = 64;

    /** Initial priorities are at least this, and so above all that are given later. */
    private static final long INITIAL = 1L << 62;

    private static final int MAIN = 0;

    private final int depth;
    private final RunSeeds seeds;
    private final ChangePoints changes = new ChangePoints();

    /** By strand; 0 until one is drawn. */
    private long[] priorities = new long[8];

    private SplittableRandom random = new SplittableRandom(0);
    private int longest;
    private int steps;
    private int last;

    /** @param depth how many orders of steps a failure may need */
    public PctStrategy(long seed, int depth) {
        this.depth = depth;
        this.seeds = new RunSeeds(seed);
    }

    @Override
    public String id() {
        return "pct:" + depth;
    }

    @Override
    public void startAt(long run) {
        seeds.startAt(run);
    }

    @Override
    public int block() {
        return BLOCK;
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        longest = seeds.upcoming() % BLOCK == 0 ? 0 : Math.max(longest, steps);
        random = seeds.nextRun();
        Arrays.fill(priorities, 0);
        changes.draw(random, depth - 1, longest);
        steps = 0;
        last = MAIN;
        return true;
    }

    @Override
    public boolean seesEveryStep() {
        return true;
    }

    /** Is still the same step, unless another strand made that. */
    @Override
    public void forced(ChoicePoint point) {
        int strand = point.option(0).id();
        if (strand != last) took(strand);
    }

    @Override
    public int choose(ChoicePoint point) {
        if (point.isWithinStep()) return random.nextInt(point.size());
        int highest = highest(point);
        took(point.option(highest).id());
        return highest;
    }

    /** The new priority counts from the next step on. */
    private void took(int strand) {
        last = strand;
        int lowered = changes.priorityAfter(++steps);
        if (lowered == 0) return;
        makeRoomFor(strand);
        priorities[strand] = lowered;
    }

    private int highest(ChoicePoint point) {
        makeRoomFor(point.option(point.size() - 1).id());
        int best = 0;
        long highest = 0;
        for (int i = 0; i < point.size(); i++) {
            long priority = priority(point.option(i).id());
            if (priority <= highest) continue;
            highest = priority;
            best = i;
        }
        return best;
    }

    /** The order of numbers that are drawn one by one is a random permutation, however many threads there will be. */
    private long priority(int strand) {
        if (priorities[strand] == 0) priorities[strand] = INITIAL | (random.nextLong() >>> 2);
        return priorities[strand];
    }

    private void makeRoomFor(int strand) {
        if (strand >= priorities.length) priorities = Arrays.copyOf(priorities, Math.max(strand + 1, strand * 2));
    }

    @Override
    public String guarantee() {
        return "none: priorities are drawn anew for ever";
    }
}
