package dev.selvage.explorer.strategy.systematic;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.SearchStack;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search over schedules. Each run repeats the previous one up to the deepest state with a choice left, makes that
 * choice, and goes on as {@link #first} says; which choices there are to be made is what the strategies differ in.
 */
public abstract class DepthFirstStrategy implements ExplorationStrategy {
    private final SearchStack stack = new SearchStack();
    private boolean cut;

    /** A state was reached for the first time: says which of its strands are to be chosen, now or later. */
    protected abstract void opened(State state);

    /** What choosing {@code strand} adds to the cost of a schedule. */
    protected int cost(State state, int strand) {
        return 0;
    }

    protected SearchStack stack() {
        return stack;
    }

    protected boolean isCut() {
        return cut;
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (previous != null) {
            if (previous.end() instanceof RunEnd.Cut) cut = true;
            if (!stack.backtrack()) return false;
        }
        stack.restart();
        return true;
    }

    @Override
    public boolean again() {
        stack.restart();
        return true;
    }

    @Override
    public int choose(ChoicePoint point) {
        return point.indexOf(visit(point).selected());
    }

    /** The state at which the run is, with a strand selected. */
    protected State visit(ChoicePoint point) {
        if (stack.isReplaying()) return stack.replay(point);
        State state = stack.push(point, costSoFar());
        opened(state);
        if (state.selected() == State.NOBODY) state.select(first(state));
        return state;
    }

    private int costSoFar() {
        if (stack.isEmpty()) return 0;
        State parent = stack.top();
        return parent.cost() + cost(parent, parent.selected());
    }

    /** Lets the current strand go on if it can and does not yield: the fewest switches first. What it looks at has got there. */
    public static int first(State state) {
        boolean goesOn =
                !state.isWithinStep() && state.isEnabled(state.current()) && (!state.yields() || state.size() == 1);
        if (goesOn) return state.current();
        return state.enabled(state.enabled(0) == state.current() ? 1 : 0);
    }
}
