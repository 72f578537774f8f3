package dev.selvage.explorer.directed.criterion;

import dev.selvage.explorer.directed.profile.LockAction;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The synchronization pairs that runs have shown, in two senses: that of S. Hong, J. Ahn, S. Park, M. Kim, M. Harrold (ISSTA
 * 2012), where one thread may execute both statements, and that of E. Trainin, Y. Nir-Buchbinder, R. Tzoref-Brill, A.
 * Zlotnick, S. Ur, E. Farchi (PADTAD 2009), where two threads must. Each run begins with {@link #restart}.
 */
public final class SyncPairCoverage implements ProfileObserver {
    private final Set<SyncPair> hong = new HashSet<>();
    private final Set<SyncPair> trainin = new HashSet<>();
    private final Set<SyncPair> inRun = new HashSet<>();
    private final Map<Integer, LockAction> last = new HashMap<>();

    /** A run begins. */
    public void restart() {
        last.clear();
        inRun.clear();
    }

    @Override
    public void locked(LockAction action) {
        LockAction before = last.put(action.lock(), action);
        if (before == null) return;
        SyncPair pair = new SyncPair(before.location(), action.location());
        inRun.add(pair);
        hong.add(pair);
        if (before.thread() != action.thread()) trainin.add(pair);
    }

    /** The most recent acquisition of the lock in this run, or null. */
    public @Nullable LockAction last(int lock) {
        return last.get(lock);
    }

    /** The pairs of this run, in Hong's sense. */
    public Set<SyncPair> inRun() {
        return inRun;
    }

    public Set<SyncPair> hong() {
        return hong;
    }

    public Set<SyncPair> trainin() {
        return trainin;
    }
}
