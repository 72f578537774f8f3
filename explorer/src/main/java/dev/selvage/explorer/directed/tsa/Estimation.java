package dev.selvage.explorer.directed.tsa;

import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.LockAction;
import dev.selvage.explorer.directed.profile.OrderClock;
import dev.selvage.explorer.directed.profile.Profile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Estimates the pairs of lock statements that some schedule covers, from the lock actions of one run, by the acceptance
 * conditions AC1 to AC4.
 *
 * <p>The authors' precedence knows the creation of threads only; with happens-before, all order synchronization counts.
 * Departure: AC4 is not only about the two actions: a pair is out, too, when another action of theirs on the lock always comes
 * in between.
 */
public final class Estimation {
    private final boolean happensBefore;
    private final Set<SyncPair> all = new TreeSet<>();
    private final Set<SyncPair> acrossThreads = new TreeSet<>();

    /** A lock action with those of its thread on the same lock around it, and the locks that are held then and in between. */
    private record Neighbours(
            @Nullable LockAction prev,
            LockAction action,
            @Nullable LockAction next,
            Set<Integer> lockset,
            Set<Integer> toNext,
            Set<Integer> fromPrev) {
        static Neighbours of(@Nullable LockAction prev, LockAction action, @Nullable LockAction next) {
            return new Neighbours(
                    prev,
                    action,
                    next,
                    action.lockset(),
                    next == null ? Set.of() : action.locksetTo(next),
                    prev == null ? Set.of() : prev.locksetTo(action));
        }
    }

    /** What the conditions look at: of actions of a statement that agree in it, one is enough. */
    private record Key(
            int thread,
            Set<Integer> lockset,
            Set<Integer> toNext,
            Set<Integer> fromPrev,
            OrderClock clock,
            OrderClock ofNext,
            OrderClock ofPrev) {}

    /** Nothing is estimated yet; {@code happensBefore} refines the conditions. */
    public Estimation(boolean happensBefore) {
        this.happensBefore = happensBefore;
    }

    /** Estimates from one run after the other. */
    public static Estimation of(List<Profile> profiles, boolean happensBefore) {
        Estimation estimation = new Estimation(happensBefore);
        profiles.forEach(estimation::add);
        return estimation;
    }

    /** Estimates what a run lets expect in addition. */
    public void add(Profile profile) {
        Map<Integer, List<LockAction>> locks = new TreeMap<>();
        for (LockAction action : profile.locks()) {
            locks.computeIfAbsent(action.lock(), unknown -> new ArrayList<>()).add(action);
        }
        locks.values().forEach(this::estimate);
    }

    /** The pairs that are accepted. */
    public Set<SyncPair> all() {
        return Collections.unmodifiableSet(all);
    }

    /** Those of them that two threads can cover. */
    public Set<SyncPair> acrossThreads() {
        return Collections.unmodifiableSet(acrossThreads);
    }

    private void estimate(List<LockAction> actions) {
        Map<Location, Collection<Neighbours>> statements = statements(actions);
        statements.forEach((first, ofFirst) -> statements.forEach((second, ofSecond) -> {
            SyncPair pair = new SyncPair(first, second);
            if (acrossThreads.contains(pair) || !isAnyAccepted(ofFirst, ofSecond)) return;
            acrossThreads.add(pair);
            all.add(pair);
        }));
    }

    private boolean isAnyAccepted(Collection<Neighbours> ofFirst, Collection<Neighbours> ofSecond) {
        for (Neighbours p : ofFirst) {
            for (Neighbours q : ofSecond) {
                if (p.action.thread() != q.action.thread() && accepts(p, q)) return true;
            }
        }
        return false;
    }

    /** The distinct actions of each statement. AC1 is met on the way: an action and the next one of its thread. */
    private Map<Location, Collection<Neighbours>> statements(List<LockAction> actions) {
        Map<Integer, List<LockAction>> threads = new HashMap<>();
        for (LockAction action : actions) {
            threads.computeIfAbsent(action.thread(), unknown -> new ArrayList<>())
                    .add(action);
        }
        Map<Location, Map<Key, Neighbours>> distinct = new LinkedHashMap<>();
        for (List<LockAction> thread : threads.values()) {
            for (int i = 0; i < thread.size(); i++) {
                LockAction action = thread.get(i);
                LockAction next = i + 1 < thread.size() ? thread.get(i + 1) : null;
                if (next != null) all.add(new SyncPair(action.location(), next.location()));
                Neighbours here = Neighbours.of(i == 0 ? null : thread.get(i - 1), action, next);
                distinct.computeIfAbsent(action.location(), unknown -> new LinkedHashMap<>())
                        .putIfAbsent(key(here), here);
            }
        }
        Map<Location, Collection<Neighbours>> statements = new LinkedHashMap<>();
        distinct.forEach((location, ofStatement) -> statements.put(location, ofStatement.values()));
        return statements;
    }

    private Key key(Neighbours here) {
        return new Key(
                here.action.thread(),
                here.lockset,
                here.toNext,
                here.fromPrev,
                clock(here.action),
                clock(here.next),
                clock(here.prev));
    }

    private OrderClock clock(@Nullable LockAction action) {
        if (action == null) return OrderClock.empty();
        return happensBefore ? action.order() : action.creation();
    }

    // ---- acceptance conditions for two threads

    private boolean accepts(Neighbours p, Neighbours q) {
        boolean ac2 = Collections.disjoint(p.toNext, q.lockset);
        boolean ac3 = Collections.disjoint(p.lockset, q.fromPrev);
        boolean ac4 = isPossible(p, q, LockAction::isBeforeCreationOf);
        return ac2 && ac3 && ac4 && (!happensBefore || isPossible(p, q, LockAction::isBefore));
    }

    private static boolean isPossible(Neighbours p, Neighbours q, BiPredicate<LockAction, LockAction> precedes) {
        boolean after = precedes.test(q.action, p.action);
        boolean nextBetween = p.next != null && precedes.test(p.next, q.action);
        boolean prevBetween = q.prev != null && precedes.test(p.action, q.prev);
        return !after && !nextBetween && !prevBetween;
    }
}
