package dev.selvage.explorer.strategy.reduction;

import dev.selvage.explorer.search.Race;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.touch.Footprint;
import java.util.BitSet;

/**
 * Dynamic partial order reduction with persistent sets: the places to go back to are, for each step, the latest earlier ones
 * with which it races.
 *
 * <p>After C. Flanagan, P. Godefroid: Dynamic partial-order reduction for model checking software (POPL 2005), with the sleep
 * sets that the paper combines it with. Departure: of the races of a step not only that with the very latest other step
 * counts, but each that none of the others comes after, since a step that is made earlier may touch other locations.
 */
public final class DporStrategy extends ReductionStrategy {
    @Override
    public String id() {
        return "dpor";
    }

    /**
     * A helper that is asleep is not enough: what its step races with was found where it was made first, and only there, so
     * all others are tried here.
     */
    @Override
    protected void reverse(Race race, State origin) {
        BitSet helpers = race.helpers();
        for (int strand : origin.sleep().keySet()) helpers.clear(strand);
        addOne(helpers, race.strand(), origin);
    }

    /** What is about to be done races with what was done, also where it is not done because an earlier run has. */
    @Override
    protected void prunedAt(State state) {
        for (int strand : tracker().strands()) {
            Footprint next = state.sleep().getOrDefault(strand, tracker().next(strand));
            if (next != null) reverseNext(strand, next);
        }
    }
}
