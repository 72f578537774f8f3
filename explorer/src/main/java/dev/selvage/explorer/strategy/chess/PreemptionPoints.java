package dev.selvage.explorer.strategy.chess;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.search.Step;
import dev.selvage.explorer.strategy.chess.ChessOptions.PreemptAt;
import dev.selvage.explorer.touch.LibraryWork;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.HashSet;
import java.util.Set;

/** Knows where a strand may be preempted: at synchronization, at accesses that race, or anywhere. */
public final class PreemptionPoints {
    private final Set<Integer> races = new HashSet<>();

    /** Notes the access of a step that races; says whether it is a new one. Synchronization is a point whether it races or not. */
    boolean addRace(Step step) {
        return isAccess(step.operation()) && !isSynchronizing(step.site()) && races.add(step.site());
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
    public static boolean isSynchronization(ModelStrand strand) {
        return !isAccess(strand.nextOperation())
                || isSynchronizing(strand.nextSite())
                || LibraryWork.isCalledBack(strand);
    }

    private static boolean isAccess(Operation operation) {
        return operation == Operation.READ || operation == Operation.WRITE;
    }

    /** Whether the access there is more than a plain read or write. */
    public static boolean isSynchronizing(int site) {
        Site at = Sites.get(site);
        return at != null && at.synchronizing;
    }
}
