package dev.selvage.explorer.plugin;

import dev.selvage.api.run.RunEnd;
import dev.selvage.api.run.RunSummary;
import dev.selvage.engine.model.RunResult;

/** A run that is over, as a plug-in sees it. */
record RunView(long number, RunResult result) implements RunSummary {
    @Override
    public RunEnd end() {
        dev.selvage.engine.model.RunEnd end = result.end();
        if (end instanceof dev.selvage.engine.model.RunEnd.Completed) return RunEnd.COMPLETED;
        if (end instanceof dev.selvage.engine.model.RunEnd.Exited) return RunEnd.EXITED;
        if (end instanceof dev.selvage.engine.model.RunEnd.Died) return RunEnd.DIED;
        if (end instanceof dev.selvage.engine.model.RunEnd.Stuck) return RunEnd.STUCK;
        if (end instanceof dev.selvage.engine.model.RunEnd.Spinning) return RunEnd.SPINNING;
        if (end instanceof dev.selvage.engine.model.RunEnd.TimedOut) return RunEnd.TIMED_OUT;
        if (end instanceof dev.selvage.engine.model.RunEnd.Cut) return RunEnd.CUT;
        if (end instanceof dev.selvage.engine.model.RunEnd.Pruned) return RunEnd.GIVEN_UP;
        if (end instanceof dev.selvage.engine.model.RunEnd.Diverged) return RunEnd.DIVERGED;
        return RunEnd.BROKEN_OFF;
    }

    @Override
    public long steps() {
        return result.steps();
    }

    @Override
    public long switches() {
        return result.switches();
    }

    @Override
    public int threads() {
        return result.threads();
    }

    @Override
    public int[] choices() {
        return result.choices().clone();
    }
}
