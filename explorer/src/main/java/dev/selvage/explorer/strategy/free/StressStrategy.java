package dev.selvage.explorer.strategy.free;

import dev.selvage.engine.free.Interference;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.FreeStrategy;
import org.jspecify.annotations.Nullable;

/** Runs the program again and again as it is, and hopes. */
public final class StressStrategy implements FreeStrategy {
    @Override
    public String id() {
        return "stress";
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        return true;
    }

    @Override
    public Interference interference() {
        return Interference.NONE;
    }

    @Override
    public String guarantee() {
        return "none: the machine decides which schedules are run";
    }
}
