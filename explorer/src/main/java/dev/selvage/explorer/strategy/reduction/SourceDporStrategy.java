package dev.selvage.explorer.strategy.reduction;

import dev.selvage.explorer.search.Race;
import dev.selvage.explorer.search.State;

/**
 * Dynamic partial order reduction with source sets: every race is a place to go back to, but only if no strand that was or
 * will be chosen there can begin a run that decides the race the other way.
 *
 * <p>After P. Abdulla, S. Aronis, B. Jonsson, K. Sagonas: Optimal dynamic partial order reduction (POPL 2014), algorithm 1,
 * with sleep sets and without wake-up trees: runs may be given up half-way because all strands are asleep.
 */
public final class SourceDporStrategy extends ReductionStrategy {
    @Override
    public String id() {
        return "dpor-source";
    }

    @Override
    protected void reverse(Race race, State origin) {
        addOne(race.initials(), race.strand(), origin);
    }
}
