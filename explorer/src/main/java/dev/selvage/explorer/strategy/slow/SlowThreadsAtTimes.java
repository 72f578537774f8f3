package dev.selvage.explorer.strategy.slow;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.strategy.DelegatingStrategy;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.SamplingStrategy;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Lets threads be slow in every fourth run of a strategy that draws its runs: time passes once, at a point that is drawn, though others could go on. All other
 * choices are those of the strategy, which does not know of it.
 */
final class SlowThreadsAtTimes extends DelegatingStrategy implements SamplingStrategy {
    private static final int EVERY = 4;

    /** The chance that time passes at a point is one in 2, 8, 32, ..., as nobody knows how long runs are. */
    private static final int CHANCES = 5;

    private final SamplingStrategy inner;
    private final long origin;
    private long next;
    private SplittableRandom random = new SplittableRandom(0);
    private int oneIn = 1;

    SlowThreadsAtTimes(SamplingStrategy inner, long seed) {
        this.inner = inner;
        // Other numbers than those from which the strategy draws.
        this.origin = new SplittableRandom(~seed).nextLong();
    }

    @Override
    protected ExplorationStrategy inner() {
        return inner;
    }

    @Override
    public void startAt(long run) {
        next = run;
        inner.startAt(run);
    }

    @Override
    public int block() {
        return inner.block();
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        next++;
        draw();
        return super.nextRun(previous);
    }

    @Override
    public boolean again() {
        draw();
        return super.again();
    }

    private void draw() {
        random = new SplittableRandom(origin + next);
        oneIn = 1 << (1 + 2 * random.nextInt(CHANCES));
    }

    @Override
    public Timeouts timeouts(Timeouts asked) {
        return next % EVERY == 0 ? Timeouts.SLEEPS : asked;
    }

    @Override
    public int choose(ChoicePoint point) {
        ChoicePoint others = point.withoutTime();
        if (others == point) return super.choose(point);
        if (random.nextInt(oneIn) == 0) return timeOption(point, point.size() - others.size());
        return point.indexOf(others.option(choosePlainly(others)).id());
    }

    private int timeOption(ChoicePoint point, int count) {
        int left = random.nextInt(count);
        for (int i = 0; i < point.size(); i++) {
            if (point.option(i).isTimed() && left-- == 0) return i;
        }
        throw new IllegalStateException("there are fewer options than were counted");
    }

    private int choosePlainly(ChoicePoint point) {
        if (point.size() > 1) return super.choose(point);
        if (seesEveryStep()) forced(point);
        return 0;
    }
}
