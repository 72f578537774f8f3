package dev.selvage.explorer.strategy.bounded;

import dev.selvage.explorer.search.State;
import dev.selvage.explorer.strategy.systematic.DepthFirstStrategy;

/**
 * Preemptive context bounding: depth-first search over the schedules with at most so many preemptions. Switches away from a
 * strand that cannot go on, or yields, are free.
 *
 * <p>After M. Musuvathi, S. Qadeer: Iterative context bounding for systematic testing of multithreaded programs (PLDI 2007),
 * in the form of a backtrack set that C. Wang, M. Said, A. Gupta give it (ICSE 2011, section 4.2.1). Departures: which of
 * several waiters a notify wakes is a free choice.
 */
public final class PcbStrategy extends DepthFirstStrategy {
    private final int bound;
    private boolean bounded;

    public PcbStrategy(int bound) {
        this.bound = bound;
    }

    @Override
    public String id() {
        return "pcb:" + bound;
    }

    @Override
    protected void opened(State state) {
        for (int strand : state.enabled()) {
            if (state.cost() + cost(state, strand) <= bound) state.backtrack().set(strand);
            else bounded = true;
        }
    }

    @Override
    protected int cost(State state, int strand) {
        return state.isPreemption(strand) ? 1 : 0;
    }

    @Override
    public boolean isComplete() {
        return !bounded && !isCut();
    }

    @Override
    public String guarantee() {
        String schedules =
                bounded ? "every schedule with at most " + bound + " preemptions was run" : "every schedule was run";
        return schedules + (isCut() ? ", up to the bound on steps" : ", up to fairness in loops that wait or yield");
    }
}
