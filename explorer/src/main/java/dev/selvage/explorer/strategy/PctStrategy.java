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
 * stands for it, and the first run has no change of priorities.
 */
public final class PctStrategy implements ExplorationStrategy {
    private final int depth;
    private final long origin;
    private final Map<Integer, Double> priorities = new HashMap<>();
    private final Set<Integer> changes = new HashSet<>();
    private SplittableRandom random = new SplittableRandom(0);
    private long run;
    private int longest;
    private int choices;
    private int lowered;

    /** @param depth how many orders of steps a failure may need */
    public PctStrategy(long seed, int depth) {
        this.depth = depth;
        this.origin = new SplittableRandom(seed).nextLong();
    }

    @Override
    public String id() {
        return "pct:" + depth;
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        longest = Math.max(longest, choices);
        random = new SplittableRandom(origin + run++);
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
