package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunResult;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Random walk: at every choice each option is as likely as any other. */
public final class RandomStrategy implements ExplorationStrategy {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final long seed;
    private long run;
    private SplittableRandom random = new SplittableRandom(0);

    public RandomStrategy(long seed) {
        this.seed = seed;
    }

    @Override
    public String id() {
        return "random";
    }

    /** Each run draws from a sequence of its own, so that run n is the same whatever happened before it. */
    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        random = new SplittableRandom(seed * GOLDEN + run++);
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
