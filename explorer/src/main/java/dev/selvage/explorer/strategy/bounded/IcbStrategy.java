package dev.selvage.explorer.strategy.bounded;

import dev.selvage.explorer.search.State;

/**
 * Iterative context bounding: all schedules without a preemption, then all with one, and so on.
 *
 * <p>After M. Musuvathi, S. Qadeer: Iterative context bounding for systematic testing of multithreaded programs (PLDI 2007).
 * Departures: which of several waiters a notify wakes is a free choice.
 */
public final class IcbStrategy extends CostOrderedStrategy {
    public IcbStrategy() {
        super(UNBOUNDED);
    }

    @Override
    public String id() {
        return "icb";
    }

    @Override
    protected int cost(State state, int strand) {
        return state.isPreemption(strand) ? 1 : 0;
    }

    @Override
    public String guarantee() {
        return "every schedule was run, those with fewer preemptions first"
                + (isCut() ? ", up to the bound on steps" : ", up to fairness in loops that wait or yield");
    }
}
