package dev.selvage.explorer.search;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.DivergenceException;
import java.util.ArrayList;
import java.util.List;

/**
 * The stack of abstract states of a depth-first search. A run first repeats the choices of the states on the stack, and is
 * given up when it does not meet the same options; then it puts new states onto it.
 */
public final class SearchStack {
    private final List<State> states = new ArrayList<>();
    private int depth;

    /** A new run begins. */
    public void restart() {
        depth = 0;
    }

    /** Whether the run still repeats an earlier one. */
    public boolean isReplaying() {
        return depth < states.size();
    }

    /** The state of the earlier run to which this one has come back. */
    public State replay(ChoicePoint point) {
        State state = states.get(depth++);
        if (!state.isSame(point)) {
            throw new DivergenceException("at scheduling point " + depth + " the options are " + options(point)
                    + ", but were other ones or about to do something else in an earlier run");
        }
        return state;
    }

    /** A state that no run of the search has reached before. */
    public State push(ChoicePoint point, int cost) {
        State state = new State(point, cost);
        states.add(state);
        depth++;
        return state;
    }

    /** The state that the run reached last, if it reached any. */
    public State top() {
        return states.get(depth - 1);
    }

    public boolean isEmpty() {
        return depth == 0;
    }

    public State get(int index) {
        return states.get(index);
    }

    public int size() {
        return states.size();
    }

    /** Goes back to the deepest state at which a choice is left and selects it; false when there is none. */
    public boolean backtrack() {
        while (!states.isEmpty()) {
            State state = states.get(states.size() - 1);
            int strand = state.left();
            if (strand != State.NOBODY) {
                state.select(strand);
                return true;
            }
            states.remove(states.size() - 1);
        }
        return false;
    }

    private static List<Integer> options(ChoicePoint point) {
        List<Integer> options = new ArrayList<>();
        for (int i = 0; i < point.size(); i++) options.add(point.option(i).id());
        return options;
    }
}
