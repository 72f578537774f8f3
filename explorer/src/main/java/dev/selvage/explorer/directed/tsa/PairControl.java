package dev.selvage.explorer.directed.tsa;

import dev.selvage.engine.free.FreeStrand;
import dev.selvage.engine.free.Interference;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * TSA on one free run: threads are paused before locks as Algorithm 1 says, and one of them is resumed when nobody else can go
 * on.
 *
 * <p>Departures: a thread that is busy, or seems to be because it waits in native code, is not waited for longer than the
 * expiry; when nobody has been resumed for so long, a paused thread goes on by itself. A thread that is passed over again and
 * again goes first in the end.
 */
public final class PairControl implements Interference {
    /** How often it is looked whether anybody else goes on: soon at first, as most do not go far. */
    private static final long FIRST_LOOK_NANOS = 50_000L;

    private static final long LAST_LOOK_NANOS = 1_000_000L;

    /** Whoever has been passed over so often goes first: others may take a lock again and again until it does. */
    private static final long MOST_PASSES = 500;

    /** Whom to pause, and whom to resume. */
    public enum Manner {
        /** As Algorithm 1 says. */
        TSA,
        /** The same without rule 3. */
        TSA_H,
        /**
         * Without rule 3, and before every lock, so that chance leads the program into states in which it has not been; one is
         * resumed or two, since the library has locks before which nobody can be paused: there threads meet by themselves or not.
         */
        EVERYWHERE
    }

    private final SchedulingController controller;
    private final Manner manner;
    private final SplittableRandom chance;
    private final Instructions instructions;
    private final long expiry;
    private final Map<Long, Integer> locks = new HashMap<>();
    private final Set<Location> statements;
    private final Map<Location, Optional<Location>> calls = new HashMap<>();

    private final Progress progress = new Progress();

    /** Who holds which lock. */
    private final Map<Integer, Integer> owners = new HashMap<>();

    private final Map<Integer, Action> paused = new LinkedHashMap<>();

    /** How many had been resumed when a paused thread came. */
    private final Map<Integer, Long> resumedBefore = new HashMap<>();

    /** The paused thread that looks, again and again, whether anybody else goes on. */
    private volatile @Nullable FreeStrand watcher;

    /** When somebody was resumed last. */
    private volatile long lastResumption = System.nanoTime();

    /** A paused thread looks at it with its pause locked, in which it must not want any other lock. */
    private final Set<Integer> resumed = ConcurrentHashMap.newKeySet();

    /**
     * Control of one run.
     *
     * @param statements all lock statements that are known
     * @param expiry how long nobody need be resumed before a paused thread goes on by itself, in nanoseconds
     */
    public PairControl(
            Requirements uncovered,
            Set<Location> statements,
            Manner manner,
            SplittableRandom chance,
            Instructions instructions,
            long expiry) {
        this.controller = new SchedulingController(
                uncovered, manner == Manner.TSA, equallyGood -> chance.nextInt(equallyGood.size()));
        this.statements = statements;
        this.manner = manner;
        this.chance = chance;
        this.instructions = instructions;
        this.expiry = expiry;
    }

    /** The decisions of this run; to be looked at when it is over. */
    public SchedulingController controller() {
        return controller;
    }

    @Override
    public void before(
            FreeStrand thread, Operation operation, int site, int userSite, @Nullable Object target, long index) {
        Action action = inTurn(thread, () -> arrive(thread, operation, site, userSite, target));
        if (action == null) return;
        long arrival = System.nanoTime();
        long look = FIRST_LOOK_NANOS;
        while (!inTurn(thread, () -> decide(thread))) {
            long left = expiry - (System.nanoTime() - Math.max(arrival, lastResumption));
            if (left <= 0) break;
            // Who blocks or wakes up gives no sign: somebody has to look.
            boolean watches = isWatcher(thread);
            thread.pause(watches ? look : left, () -> isResumed(thread) || !watches && isWatcher(thread));
            if (watches) look = Math.min(2 * look, LAST_LOOK_NANOS);
        }
        tell(thread, () -> leave(action));
    }

    /** Threads tell what they do one at a time. */
    private <T extends @Nullable Object> T inTurn(FreeStrand thread, Supplier<T> telling) {
        progress.wantsTurn();
        synchronized (this) {
            progress.hasTurn(thread);
            return telling.get();
        }
    }

    private void tell(FreeStrand thread, Runnable telling) {
        inTurn(thread, () -> {
            telling.run();
            return Boolean.TRUE;
        });
    }

    private boolean isWatcher(FreeStrand thread) {
        return watcher == thread;
    }

    /** The action before which the thread is to be paused; null when it goes on. */
    private @Nullable Action arrive(
            FreeStrand thread, Operation operation, int site, int userSite, @Nullable Object target) {
        progress.isAlive(thread);
        if (target != null && thread.holds(target)) return null;
        Location location = statement(operation, instructions.at(site, userSite));
        if (location == null) return null;
        Action action = Action.lock(thread.id(), number(thread, target), location);
        if (manner == Manner.EVERYWHERE) controller.pause(action);
        else if (!controller.pauses(action)) return null;
        resumed.remove(thread.id());
        paused.put(thread.id(), action);
        resumedBefore.put(thread.id(), controller.resumed());
        if (watcher == null) watcher = thread;
        return action;
    }

    /** The lock statement that the thread comes to, be it by a call of a synchronized method of the library. */
    private @Nullable Location statement(Operation operation, @Nullable Location at) {
        if (operation == Operation.LOCK || at == null) return at;
        return operation == Operation.COLLECTION_CALL
                ? calls.computeIfAbsent(at, this::entered).orElse(null)
                : null;
    }

    private Optional<Location> entered(Location call) {
        return statements.stream().filter(lock -> lock.isEnteredBy(call)).findFirst();
    }

    private int number(FreeStrand thread, @Nullable Object lock) {
        return locks.computeIfAbsent(thread.identityOf(lock), unknown -> locks.size());
    }

    private boolean isResumed(FreeStrand thread) {
        return resumed.contains(thread.id());
    }

    /** Resumes a paused thread if nobody else can go on; says whether this one is. */
    private boolean decide(FreeStrand thread) {
        decide();
        return resumed.contains(thread.id());
    }

    private void decide() {
        if (paused.isEmpty() || !resumed.isEmpty() || progress.isGoingOn(paused.keySet())) return;
        lastResumption = System.nanoTime();
        for (Action chosen : chosen(enabled())) {
            resumed.add(chosen.thread());
            FreeStrand strand = progress.thread(chosen.thread());
            if (strand != null) strand.wake();
        }
    }

    private List<Action> chosen(List<Action> enabled) {
        Action longest = enabled.get(0);
        if (controller.resumed() - resumedBefore.getOrDefault(longest.thread(), 0L) > MOST_PASSES) {
            return List.of(controller.resume(List.of(longest)));
        }
        if (manner != Manner.EVERYWHERE) return List.of(controller.resume(enabled));
        List<Action> meeting = controller.resumeToMeet(enabled);
        if (!meeting.isEmpty()) return meeting;
        Action one = controller.resume(enabled);
        enabled.remove(one);
        return enabled.isEmpty() || chance.nextBoolean() ? List.of(one) : List.of(one, controller.resume(enabled));
    }

    /** The paused actions whose lock is free, in the order in which they came. */
    private List<Action> enabled() {
        List<Action> enabled = new ArrayList<>();
        for (Action action : paused.values()) {
            if (!owners.containsKey(action.operand())) enabled.add(action);
        }
        if (enabled.isEmpty()) enabled.addAll(paused.values());
        return enabled;
    }

    private void leave(Action action) {
        paused.remove(action.thread());
        resumed.remove(action.thread());
        controller.forget(action);
        watcher = paused.isEmpty()
                ? null
                : progress.thread(paused.keySet().iterator().next());
        FreeStrand next = watcher;
        if (next != null) next.wake();
    }

    @Override
    public void locked(FreeStrand thread, int site, int userSite, Object lock) {
        Location statement = isTakenBack(Sites.get(site)) ? null : instructions.at(site, userSite);
        tell(thread, () -> {
            int number = number(thread, lock);
            owners.put(number, thread.id());
            if (statement != null) controller.executed(number, statement);
        });
    }

    /** Whoever has waited takes its monitor back, which is no statement of the program. */
    private static boolean isTakenBack(@Nullable Site site) {
        if (site == null) return false;
        return site.operation == Operation.WAIT || site.member != null && site.member.contains(".await");
    }

    @Override
    public void unlocks(FreeStrand thread, int site, int userSite, Object lock) {
        tell(thread, () -> {
            owners.remove(number(thread, lock));
        });
    }

    @Override
    public void starts(FreeStrand thread, FreeStrand child) {
        tell(thread, () -> {
            progress.isAlive(thread);
            progress.isAlive(child);
        });
    }

    @Override
    public void ended(FreeStrand thread) {
        tell(thread, () -> {
            progress.hasEnded(thread);
            decide();
        });
    }
}
