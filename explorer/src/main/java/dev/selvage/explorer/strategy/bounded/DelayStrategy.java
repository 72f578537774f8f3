package dev.selvage.explorer.strategy.bounded;

import dev.selvage.explorer.search.State;

/**
 * Delay bounding: the schedules that differ from a round-robin one, in which each strand goes on until it cannot, by at most
 * so many delays. A delay passes by the strand whose turn it is.
 *
 * <p>After M. Emmi, S. Qadeer, Z. Rakamarić: Delay-bounded scheduling (POPL 2011). Departures: schedules come in the order of
 * their delays; which of several waiters a notify wakes costs a delay for each one that is passed by.
 */
public final class DelayStrategy extends CostOrderedStrategy {
    private final int bound;

    public DelayStrategy(int bound) {
        super(bound);
        this.bound = bound;
    }

    @Override
    public String id() {
        return "delay:" + bound;
    }

    /** How many strands are passed by, going round from the current one. */
    @Override
    protected int cost(State state, int strand) {
        int turn = turn(state);
        return Math.floorMod(position(state, strand) - turn, state.size());
    }

    /** Where a strand is among the enabled ones, or where the next one is. */
    private static int position(State state, int strand) {
        int position = 0;
        while (position < state.size() && state.enabled(position) < strand) position++;
        return position % state.size();
    }

    @Override
    protected int free(State state) {
        return state.enabled(turn(state));
    }

    /** Where the strand is among the enabled ones whose turn it is: the current one, unless it yields. */
    private static int turn(State state) {
        if (state.isWithinStep()) return position(state, State.NOBODY);
        return position(state, state.yields() ? state.current() + 1 : state.current());
    }

    @Override
    public String stage() {
        return spent() == 1 ? "1 delay" : spent() + " delays";
    }

    @Override
    public String guarantee() {
        String schedules =
                isBounded() ? "every schedule with at most " + bound + " delays was run" : "every schedule was run";
        return schedules + (isCut() ? ", up to the bound on steps" : ", up to fairness in loops that wait or yield");
    }
}
