package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.search.LibraryWork;
import dev.selvage.explorer.search.ThreadMembers;
import dev.selvage.explorer.strategy.StrategyOptions.PreemptAt;
import dev.selvage.runtime.Operation;
import java.util.HashSet;
import java.util.Set;

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

    /**
     * Whether what the strand does next is synchronization. All that is not a plain access is; so are accesses to threads,
     * and those of call-backs, before which the library may have synchronized.
     */
    static boolean isSynchronization(ModelStrand strand) {
        Operation next = strand.nextOperation();
        boolean access = next == Operation.READ || next == Operation.WRITE;
        return !access || isSynchronizer(strand) || LibraryWork.isCalledBack(strand);
    }

    private static boolean isSynchronizer(ModelStrand strand) {
        Object target = strand.nextTarget();
        if (target == null) return false;
        return target.getClass().getName().startsWith("java.util.concurrent.atomic.")
                || (target instanceof Thread && ThreadMembers.isMember(strand.nextSite()));
    }
}
