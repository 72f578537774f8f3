package dev.selvage.explorer.directed.tsa;

import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.profile.LockAction;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Brings one synchronization pair about where one thread goes on at a time: nobody executes the second statement before
 * somebody has executed the first one on the same lock, and from then on nobody else may take that lock.
 */
public final class PairPlan implements ProfileObserver {
    private final SyncPair pair;
    private final int mostSuspensions;
    private final Map<Integer, LockAction> last = new HashMap<>();
    private final Set<Integer> letGo = new HashSet<>();
    private int suspensions;
    private boolean covered;

    public PairPlan(SyncPair pair, int mostSuspensions) {
        this.pair = pair;
        this.mostSuspensions = mostSuspensions;
    }

    @Override
    public void locked(LockAction action) {
        letGo.remove(action.thread());
        if (action.location().equals(pair.second()) && isAfterFirst(action.lock())) covered = true;
        last.put(action.lock(), action);
    }

    private boolean isAfterFirst(int lock) {
        LockAction before = last.get(lock);
        return before != null && before.location().equals(pair.first());
    }

    /** Those of the actions that may be executed now; never none of them. */
    public List<Action> mayGoOn(List<Action> enabled) {
        if (covered || suspensions >= mostSuspensions) return enabled;
        List<Action> completing = enabled.stream().filter(this::completes).toList();
        if (!completing.isEmpty()) return completing;
        List<Action> free = enabled.stream().filter(action -> !isHeld(action)).toList();
        return free.isEmpty() ? release(enabled) : free;
    }

    private boolean completes(Action action) {
        return action.isLock() && action.loc().equals(pair.second()) && isAfterFirst(action.operand());
    }

    private boolean isHeld(Action action) {
        if (!action.isLock() || letGo.contains(action.thread())) return false;
        return isAfterFirst(action.operand()) || action.loc().equals(pair.second());
    }

    private List<Action> release(List<Action> enabled) {
        suspensions++;
        for (Action action : enabled) letGo.add(action.thread());
        return enabled;
    }
}
