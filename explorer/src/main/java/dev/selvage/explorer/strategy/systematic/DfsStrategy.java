package dev.selvage.explorer.strategy.systematic;

import dev.selvage.explorer.search.State;

/** Naive depth-first search over all choices. */
public final class DfsStrategy extends DepthFirstStrategy {
    @Override
    public String id() {
        return "dfs";
    }

    @Override
    protected void opened(State state) {
        state.backtrackAll();
    }

    @Override
    public boolean isComplete() {
        return !isCut();
    }

    @Override
    public String guarantee() {
        return isCut()
                ? "every schedule up to the bound on steps was run"
                : "every schedule was run, up to fairness in loops that wait or yield";
    }
}
