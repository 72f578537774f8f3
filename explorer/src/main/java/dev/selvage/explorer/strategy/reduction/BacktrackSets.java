package dev.selvage.explorer.strategy.reduction;

import dev.selvage.explorer.search.State;
import java.util.BitSet;

/** Says which strands are to be chosen at the state where a race began, so that it is decided the other way. */
@FunctionalInterface
public interface BacktrackSets {
    /**
     * @param helpers the strands that can bring the second step about before the first
     * @param strand the one that makes the second step
     */
    void add(BitSet helpers, int strand, State origin);

    /** Those of dynamic partial order reduction: a strand that helps the second step to come first, or all. */
    static void dpor(BitSet helpers, int strand, State origin) {
        TrackedStrategy.addOne(helpers, strand, origin);
    }

    /** Those of preemptive context bounding: all strands that keep the schedule within the bound. */
    static BacktrackSets pcb(int bound) {
        return (helpers, strand, origin) -> {
            for (int enabled : origin.enabled()) {
                int cost = origin.cost() + (origin.isPreemption(enabled) ? 1 : 0);
                if (cost <= bound) origin.backtrack().set(enabled);
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
