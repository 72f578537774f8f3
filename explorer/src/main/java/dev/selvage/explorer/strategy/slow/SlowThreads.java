package dev.selvage.explorer.strategy.slow;

import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.strategy.SamplingStrategy;
import dev.selvage.explorer.strategy.hapset.HapSetStrategy;
import java.util.function.Supplier;

/** Makes strategies that also let threads be slow: time passes though they could go on. */
public final class SlowThreads {
    private SlowThreads() {}

    /**
     * What {@code factory} makes, with runs among its own, or after them, in which threads are slow. In free runs time is real anyway; and what is learned for
     * other campaigns is not to depend on it.
     */
    public static ExplorationStrategy in(Supplier<ExplorationStrategy> factory, long seed) {
        ExplorationStrategy strategy = factory.get();
        if (strategy instanceof SamplingStrategy sampling) return new SlowThreadsAtTimes(sampling, seed);
        boolean alone =
                strategy instanceof FreeStrategy || strategy instanceof HapSetStrategy hapset && hapset.isKept();
        return alone ? strategy : new SlowThreadsAfterwards(strategy, factory);
    }
}
