package dev.selvage.explorer.touch;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells which operations of one run the library's code makes on behalf of the program: those of a worker of a pool, and
 * those of call-backs from inside a library call. Between any two of them the state of the library may change.
 */
public final class LibraryWork {
    private final Map<Integer, Boolean> driven = new HashMap<>();

    /** Sites of calls on collections whose receiver turned out to be a concurrent one, or a stream. */
    private final Set<Integer> folded = new HashSet<>();

    /** A call on a collection goes into the concurrent library after all. */
    void fold(int site) {
        folded.add(site);
    }

    /** Notes what {@code operation} tells about calls under way. */
    public void note(Operation operation, int site, @Nullable Object target) {
        if (operation == Operation.COLLECTION_CALL && (target == null || isStream(target))) fold(site);
    }

    static boolean isStream(Object receiver) {
        return receiver.getClass().getName().startsWith("java.util.stream.");
    }

    /** Whether the library drives the strand, or calls it back from inside the call at {@code userSite}. */
    public boolean isUnderWay(ModelStrand strand, int site, int userSite) {
        return isDriven(strand) || (userSite != site && isInsideCall(userSite));
    }

    /** Whether {@code strand} is called back from inside a call into the concurrent library or of a stream. */
    public static boolean isCalledBack(ModelStrand strand) {
        int userSite = strand.userSite();
        Object receiver = strand.receiver();
        if (userSite == 0 || userSite == strand.nextSite()) return false;
        Site call = Sites.get(userSite);
        boolean concurrent = call != null && call.operation == Operation.CALL;
        return concurrent || (receiver != null && isStream(receiver));
    }

    /** Whether the strand's own code is the library's, which touches its state between any two operations of the program. */
    public boolean isDriven(ModelStrand strand) {
        return driven.computeIfAbsent(strand.id(), unknown -> LibraryState.isDrivenByLibrary(strand.identity()));
    }

    /** Whether a call into the concurrent library goes on around the current operation, which it made as a call-back. */
    private boolean isInsideCall(int userSite) {
        Site call = Sites.get(userSite);
        if (call == null) return false;
        return switch (call.operation) {
            case START, JOIN -> false;
            case COLLECTION_CALL -> folded.contains(userSite);
            default -> true;
        };
    }
}
