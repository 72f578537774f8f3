package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunResult;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Probabilistic concurrency testing: strands go on by random priorities, and at a few random choices the running one becomes
 * the lowest.
 *
 * <p>After S. Burckhardt, P. Kothari, M. Musuvathi, S. Nagarakatte: A randomized scheduler with probabilistic guarantees of
 * finding bugs (ASPLOS 2010). Departures: the length of a run is not known in advance, so that of the longest run so far
 * of the same block of 64 stands for it, and the first run of a block has no change of priorities.
 */
public final class PctStrategy implements SamplingStrategy {
    /** Long enough to learn the length of runs, and short enough to be shared out. */
    private static final int BLOCK = 64;

    private final int depth;
    private final RunSeeds seeds;
    private final Map<Integer, Double> priorities = new HashMap<>();
    private final Set<Integer> changes = new HashSet<>();
    private SplittableRandom random = new SplittableRandom(0);
    private int longest;
    private int choices;
    private int lowered;

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
        longest = seeds.upcoming() % BLOCK == 0 ? 0 : Math.max(longest, choices);
        random = seeds.nextRun();
        priorities.clear();
        changes.clear();
        choices = 0;
        lowered = 0;
        for (int i = 1; i < depth && longest > 0; i++) changes.add(random.nextInt(longest));
        return true;
    }

    @Override
    public int choose(ChoicePoint point) {
        if (point.kind() == ChoicePoint.Kind.NOTIFY) return random.nextInt(point.size());
        int highest = highest(point);
        if (!changes.remove(choices++)) return highest;
        priorities.put(point.option(highest).id(), -1.0 - lowered++);
        return highest(point);
    }

    private int highest(ChoicePoint point) {
        int best = 0;
        for (int i = 0; i < point.size(); i++) {
            if (priority(point, i) > priority(point, best)) best = i;
        }
        return best;
    }

    private double priority(ChoicePoint point, int option) {
        return priorities.computeIfAbsent(point.option(option).id(), unknown -> random.nextDouble());
    }

    @Override
    public String guarantee() {
        return "none: priorities are drawn anew for ever";
    }
}
