package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.strategy.StrategyOptions.PreemptAt;
import dev.selvage.runtime.Operation;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Knows where a strand may be preempted: at synchronization, at accesses that race, or anywhere. */
final class PreemptionPoints {
    private final Set<Integer> races = new HashSet<>();

    /** Notes an access that races; says whether it is a new one. */
    boolean addRace(int site) {
        return races.add(site);
    }

    boolean isPoint(ModelStrand strand, PreemptAt where) {
        return where == PreemptAt.ALL
                || isSynchronization(strand)
                || (where == PreemptAt.RACES && races.contains(strand.nextSite()));
    }

    /** Whether what the strand does next is synchronization; all that is not a plain access is. */
    static boolean isSynchronization(ModelStrand strand) {
        Operation next = strand.nextOperation();
        boolean access = next == Operation.READ || next == Operation.WRITE;
        return !access || isAtomic(strand.nextTarget());
    }

    private static boolean isAtomic(@Nullable Object target) {
        return target != null && target.getClass().getName().startsWith("java.util.concurrent.atomic.");
    }
}
