package dev.selvage.explorer.search;

import dev.selvage.explorer.touch.Narrowing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The happens-before relation of one run over part of what its steps touch. */
final class NarrowOrder {
    private final Narrowing narrowing;
    private final List<Step> steps = new ArrayList<>();
    private final Set<Integer> counted = new HashSet<>();
    private final Clocks clocks = new Clocks(steps);

    NarrowOrder(Narrowing narrowing) {
        this.narrowing = narrowing;
    }

    /** Takes the next step of the run, which let {@code woken} go on. */
    void add(Step step, Set<Integer> woken) {
        Step own = step.with(narrowing.of(step.footprint()));
        steps.add(own);
        if (!narrowing.counts(own.footprint()) && woken.isEmpty()) return;
        counted.add(step.index());
        clocks.add(own);
        for (int strand : woken) clocks.wake(strand, own);
    }

    void everythingBefore() {
        clocks.everythingBefore();
    }

    /** The clock of a strand that is about to make a step. */
    int[] beforeNext(int strand) {
        return clocks.before(strand);
    }

    /** Adds {@code step} to a graph of this relation, if it counts. */
    void addTo(HappensBefore graph, Step step) {
        if (counted.contains(step.index())) graph.add(steps.get(step.index()), steps);
    }
}
