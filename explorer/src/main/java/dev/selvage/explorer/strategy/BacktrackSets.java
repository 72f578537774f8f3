package dev.selvage.explorer.strategy;

import dev.selvage.explorer.search.Race;
import dev.selvage.explorer.search.State;

/** Says which strands are to be chosen at the state where a race began, so that it is decided the other way. */
@FunctionalInterface
interface BacktrackSets {
    void add(Race race, State origin);

    /** Those of dynamic partial order reduction: a strand that helps the second step to come first, or all. */
    static void dpor(Race race, State origin) {
        TrackedStrategy.addOne(race.helpers(), race.strand(), origin);
    }

    /** Those of preemptive context bounding: all strands that keep the schedule within the bound. */
    static BacktrackSets pcb(int bound) {
        return (race, origin) -> {
            for (int strand : origin.enabled()) {
                int cost = origin.cost() + (origin.isPreemption(strand) ? 1 : 0);
                if (cost <= bound) origin.backtrack().set(strand);
            }
        };
    }

    /**
     * The sets of that name, {@code dpor} or {@code pcb:N}.
     *
     * @throws IllegalArgumentException with a sentence for the user when there are none
     */
    static BacktrackSets of(String name) {
        if (name.equals("dpor")) return BacktrackSets::dpor;
        if (name.matches("pcb:\\d{1,6}")) return pcb(Integer.parseInt(name.substring(4)));
        throw new IllegalArgumentException("there are no backtrack sets '" + name + "' (there are: dpor, pcb:N)");
    }
}
