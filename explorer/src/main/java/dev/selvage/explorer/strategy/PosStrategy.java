package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.Footprint;
import dev.selvage.explorer.search.RunTracker;
import dev.selvage.explorer.search.Step;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Partial order sampling: each step that is due has a random priority, which it draws anew when a step with which it races
 * goes first.
 *
 * <p>After X. Yuan, J. Yang, R. Gu: Partial order aware concurrency sampling (CAV 2018).
 */
public final class PosStrategy implements SamplingStrategy {
    private final RunSeeds seeds;
    private final Map<Integer, Double> priorities = new HashMap<>();
    private SplittableRandom random = new SplittableRandom(0);
    private RunTracker tracker = new RunTracker();

    public PosStrategy(long seed) {
        this.seeds = new RunSeeds(seed);
    }

    @Override
    public String id() {
        return "pos";
    }

    @Override
    public void startAt(long run) {
        seeds.startAt(run);
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        random = seeds.nextRun();
        tracker = new RunTracker();
        priorities.clear();
        return true;
    }

    @Override
    public RunListener listener() {
        return tracker;
    }

    @Override
    public boolean seesEveryStep() {
        return true;
    }

    @Override
    public void forced(ChoicePoint point) {
        tracker.arrive(point);
        take(point, 0);
    }

    @Override
    public int choose(ChoicePoint point) {
        if (point.kind() == ChoicePoint.Kind.NOTIFY) {
            int waiter = random.nextInt(point.size());
            tracker.notifies(point.option(waiter));
            return waiter;
        }
        tracker.arrive(point);
        int best = 0;
        for (int i = 0; i < point.size(); i++) {
            if (priority(point, i) > priority(point, best)) best = i;
        }
        take(point, best);
        return best;
    }

    private double priority(ChoicePoint point, int option) {
        return priorities.computeIfAbsent(point.option(option).id(), unknown -> random.nextDouble());
    }

    private void take(ChoicePoint point, int chosen) {
        Step step = tracker.take(point.option(chosen));
        priorities.remove(step.strand());
        for (int i = 0; i < point.size(); i++) {
            Footprint next = tracker.next(point.option(i).id());
            if (next != null && next.dependsOn(step.footprint()))
                priorities.remove(point.option(i).id());
        }
    }

    @Override
    public String guarantee() {
        return "none: priorities are drawn anew for ever";
    }
}
