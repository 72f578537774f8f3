package dev.selvage.explorer.strategy;

import dev.selvage.explorer.search.Race;
import dev.selvage.explorer.search.State;
import java.util.BitSet;

/**
 * Dynamic partial order reduction with persistent sets: for each step, the latest earlier one with which it races is the
 * place to go back to.
 *
 * <p>After C. Flanagan, P. Godefroid: Dynamic partial-order reduction for model checking software (POPL 2005), with the sleep
 * sets that the paper combines it with.
 */
public final class DporStrategy extends ReductionStrategy {
    @Override
    public String id() {
        return "dpor";
    }

    @Override
    boolean takesAllRaces() {
        return false;
    }

    /**
     * A helper that is asleep is not enough: what its step races with was found where it was made first, and only there, so
     * all others are tried here.
     */
    @Override
    void reverse(Race race, State origin) {
        BitSet helpers = race.helpers();
        for (int strand : origin.sleep().keySet()) helpers.clear(strand);
        addOne(helpers, race.strand(), origin);
    }
}
