package dev.selvage.explorer.strategy.free;

import dev.selvage.engine.free.FreeStrand;
import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.FreeStrategy;
import dev.selvage.explorer.strategy.free.NoiseOptions.NoiseAt;
import dev.selvage.runtime.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Holds threads of a free run up at random.
 *
 * <p>O. Edelstein, E. Farchi, E. Goldin, Y. Nir, G. Ratsaby, S. Ur: <i>Framework for testing multi-threaded Java programs</i>
 * (ConTest; Concurrency and Computation, 2003). At locks only, it is the random noise RND-y, RND-s10 and RND-s100 of which
 * later papers speak.
 */
public final class NoiseStrategy implements FreeStrategy, Interference {
    private static final long NANOS_PER_MILLI = 1_000_000L;
    private static final int PERCENT = 100;

    private final int millis;
    private final int percent;
    private final NoiseAt where;
    private long seed;

    /**
     * Makes noise of one kind.
     *
     * @param millis the longest sleep, 0 to yield instead
     */
    public NoiseStrategy(int millis, NoiseOptions options, long seed) {
        this.millis = millis;
        this.percent = options.percent();
        this.where = options.noiseAt();
        this.seed = BitMixer.of(seed);
    }

    @Override
    public String id() {
        return "noise:" + (millis == 0 ? "yield" : "sleep" + millis) + ":" + Probability.text(percent);
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        seed = BitMixer.of(seed);
        return true;
    }

    @Override
    public Interference interference() {
        return this;
    }

    @Override
    public Recording recording() {
        return where == NoiseAt.ALL ? Recording.EVERYTHING : Recording.SYNCHRONIZATION;
    }

    @Override
    public void before(
            FreeStrand thread, Operation operation, int site, int userSite, @Nullable Object target, long index) {
        if (where == NoiseAt.LOCKS && operation != Operation.LOCK) return;
        // Random, but of no generator: one that threads shared would order them, their own belong to the program.
        long random = BitMixer.of(seed + BitMixer.of(thread.id()) + thread.events());
        if (Math.floorMod(random, PERCENT) >= percent) return;
        if (millis == 0) Thread.yield();
        else thread.pause(Math.floorMod(BitMixer.of(random), millis * NANOS_PER_MILLI));
    }

    @Override
    public String guarantee() {
        return "none: noise makes rare schedules likelier and proves nothing";
    }
}
