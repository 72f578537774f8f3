package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunResult;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Random walk: at every choice each option is as likely as any other. */
public final class RandomStrategy implements ExplorationStrategy {
    /** Where the seeds of the runs begin; drawn, because the sequences of neighbouring seeds would be neighbours too. */
    private final long origin;

    private long run;
    private SplittableRandom random = new SplittableRandom(0);

    public RandomStrategy(long seed) {
        this.origin = new SplittableRandom(seed).nextLong();
    }

    @Override
    public String id() {
        return "random";
    }

    /** Each run draws from a sequence of its own, so that run n is the same whatever happened before it. */
    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        random = new SplittableRandom(origin + run++);
        return true;
    }

    @Override
    public int choose(ChoicePoint point) {
        return random.nextInt(point.size());
    }

    @Override
    public String guarantee() {
        return "none: a random walk never knows that it has seen everything";
    }
}
