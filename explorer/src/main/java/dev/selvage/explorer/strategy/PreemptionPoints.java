package dev.selvage.explorer.strategy;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.search.LibraryWork;
import dev.selvage.explorer.strategy.StrategyOptions.PreemptAt;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
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
     * Whether what the strand does next is synchronization. All that is not an access to memory is; so are accesses to
     * volatile fields, atomics and threads, and those of call-backs, before which the library may have synchronized.
     */
    static boolean isSynchronization(ModelStrand strand) {
        Operation next = strand.nextOperation();
        boolean access = next == Operation.READ || next == Operation.WRITE;
        return !access || isSynchronizing(strand.nextSite()) || LibraryWork.isCalledBack(strand);
    }

    /** Whether the access there is more than a plain read or write. */
    static boolean isSynchronizing(int site) {
        Site at = Sites.get(site);
        return at != null && at.synchronizing;
    }
}
