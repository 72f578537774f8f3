package dev.selvage.explorer.directed.tsa;

import dev.selvage.explorer.directed.criterion.SyncPair;
import dev.selvage.explorer.directed.profile.Location;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Algorithm 1 of TSA: pauses and resumes lock actions of one run so that it covers pairs which no run has covered.
 *
 * <p>Departures: where every enabled action is paused already when a state is reached, the rules are applied at once, since
 * there is no other action to pick; an action is taken out of the paused ones when its thread has gone on without being
 * asked. TSA-h is the same without rule 3: any paused action is resumed then.
 */
public final class SchedulingController {
    private final Requirements uncovered;
    private final boolean heuristic;
    private final ToIntFunction<List<Action>> picker;
    private final Set<Action> paused = new LinkedHashSet<>();
    private final Map<Integer, Location> last = new HashMap<>();
    private long resumed;
    private long resumedByRule3;

    /**
     * A controller for one run.
     *
     * @param uncovered what no run has covered; pairs that this run covers are taken out
     * @param heuristic whether rule 3 applies
     * @param picker the index of one of several actions that are equally good
     */
    public SchedulingController(Requirements uncovered, boolean heuristic, ToIntFunction<List<Action>> picker) {
        this.uncovered = uncovered;
        this.heuristic = heuristic;
        this.picker = picker;
    }

    /** The action that is to be executed, of those that can be. */
    public Action schedule(List<Action> enabled) {
        forgetThoseThatWentOn(enabled);
        Optional<Action> chosen = Optional.empty();
        while (chosen.isEmpty()) chosen = iterate(enabled);
        return chosen.get();
    }

    private void forgetThoseThatWentOn(List<Action> enabled) {
        paused.removeIf(action ->
                enabled.stream().anyMatch(other -> other.thread() == action.thread() && !other.equals(action)));
    }

    /** A thread comes to a lock action: says whether it is paused there. */
    public boolean pauses(Action p) {
        return isToBePaused(p) && paused.add(p);
    }

    /** A thread comes to a lock action, and is paused there whether or not anything can be covered by that. */
    public void pause(Action p) {
        paused.add(p);
    }

    /** Every enabled action is paused: resumes the one that seems best, and returns it. */
    public Action resume(List<Action> enabled) {
        return resumeOne(enabled);
    }

    /**
     * Resumes two actions that may cover a pair if they go on at once, because one of them also takes a lock before which nobody
     * can be paused; none, if there are no such two.
     */
    public List<Action> resumeToMeet(List<Action> enabled) {
        for (Action one : enabled) {
            for (Action other : enabled) {
                if (one == other || !canMeet(one, other)) continue;
                List<Action> two = List.of(one, other);
                two.forEach(paused::remove);
                resumed += two.size();
                return two;
            }
        }
        return List.of();
    }

    private boolean canMeet(Action one, Action other) {
        return uncovered.pairs().stream()
                .anyMatch(pair -> canMeet(pair.first(), one.loc(), pair.second(), other.loc()));
    }

    private static boolean canMeet(Location first, Location one, Location second, Location other) {
        boolean firstIsHidden = first.isHiddenIn(one);
        boolean secondIsHidden = second.isHiddenIn(other);
        return (firstIsHidden || secondIsHidden)
                && (firstIsHidden || first.equals(one))
                && (secondIsHidden || second.equals(other));
    }

    /** The thread of a paused action went on without being resumed. */
    public void forget(Action action) {
        paused.remove(action);
    }

    /** How many paused actions were resumed by any rule. */
    public long resumed() {
        return resumed;
    }

    /** How many of them because no rule before the third one applied. */
    public long resumedByRule3() {
        return resumedByRule3;
    }

    /** One iteration of the loop: the action that is executed in it, if any. */
    Optional<Action> iterate(List<Action> enabled) {
        List<Action> free = enabled.stream().filter(p -> !paused.contains(p)).toList();
        if (free.isEmpty()) {
            resumeOne(enabled);
            return Optional.empty();
        }
        Action p = pick(free);
        if (p.isLock() && isToBePaused(p)) paused.add(p);
        if (paused.containsAll(enabled)) resumeOne(enabled);
        if (paused.contains(p)) return Optional.empty();
        return Optional.of(p);
    }

    private boolean isToBePaused(Action p) {
        return uncovered.relevant(p.loc()) > 0 || paused.stream().anyMatch(other -> other.operand() == p.operand());
    }

    private Action resumeOne(List<Action> enabled) {
        List<Action> candidates = enabled.stream().filter(paused::contains).toList();
        Action chosen = rule1(candidates).or(() -> rule2(candidates)).orElseGet(() -> rule3(candidates));
        paused.remove(chosen);
        resumed++;
        return chosen;
    }

    /** One whose execution covers a pair at once. */
    private Optional<Action> rule1(List<Action> candidates) {
        return any(candidates.stream().filter(this::coversAtOnce).toList());
    }

    private boolean coversAtOnce(Action action) {
        Location before = last.get(action.operand());
        return before != null && uncovered.contains(new SyncPair(before, action.loc()));
    }

    /** One after which another paused one covers a pair. */
    private Optional<Action> rule2(List<Action> candidates) {
        return any(candidates.stream()
                .filter(action -> candidates.stream().anyMatch(next -> coversAfter(action, next)))
                .toList());
    }

    private Optional<Action> any(List<Action> actions) {
        return actions.isEmpty() ? Optional.empty() : Optional.of(pick(actions));
    }

    private boolean coversAfter(Action first, Action second) {
        return first != second
                && first.operand() == second.operand()
                && uncovered.contains(new SyncPair(first.loc(), second.loc()));
    }

    /** The estimation based heuristic: the one that can cover the least by being held on to. */
    private Action rule3(List<Action> candidates) {
        resumedByRule3++;
        if (!heuristic) return pick(candidates);
        int least = candidates.stream().mapToInt(this::relevant).min().orElse(0);
        return pick(
                candidates.stream().filter(action -> relevant(action) == least).toList());
    }

    private int relevant(Action action) {
        return uncovered.relevant(action.loc());
    }

    private Action pick(List<Action> actions) {
        return actions.size() == 1 ? actions.get(0) : actions.get(picker.applyAsInt(actions));
    }

    /** A lock action was executed. */
    public void executed(int lock, Location loc) {
        Location before = last.put(lock, loc);
        if (before != null) uncovered.remove(new SyncPair(before, loc));
    }

    /** Where the lock was acquired last in this run, or null. */
    @Nullable
    Location last(int lock) {
        return last.get(lock);
    }

    List<Action> paused() {
        return new ArrayList<>(paused);
    }
}
