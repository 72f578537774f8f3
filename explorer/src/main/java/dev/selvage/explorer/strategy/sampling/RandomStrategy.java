package dev.selvage.explorer.strategy.sampling;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.SamplingStrategy;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Random walk: at every choice each option is as likely as any other. */
public final class RandomStrategy implements SamplingStrategy {
    private final RunSeeds seeds;
    private SplittableRandom random = new SplittableRandom(0);

    public RandomStrategy(long seed) {
        this.seeds = new RunSeeds(seed);
    }

    @Override
    public String id() {
        return "random";
    }

    @Override
    public void startAt(long run) {
        seeds.startAt(run);
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        random = seeds.nextRun();
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
