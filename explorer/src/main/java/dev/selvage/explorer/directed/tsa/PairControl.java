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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * TSA on one free run: threads are paused before locks as Algorithm 1 says, and one of them is resumed when nobody else can go
 * on.
 *
 * <p>Departure: a thread that is busy, or seems to be because it waits in native code, is not waited for longer than the
 * expiry; when nobody has been resumed for so long, a paused thread goes on by itself.
 */
public final class PairControl implements Interference {
    /** Pauses whoever the algorithm wants to be paused. */
    public static final BooleanSupplier ALWAYS = () -> true;

    private static final long LOOK_NANOS = 1_000_000L;

    private final SchedulingController controller;
    private final Instructions instructions;
    private final long expiry;
    private final BooleanSupplier heeds;
    private final Map<Long, Integer> locks = new HashMap<>();
    private final Set<Location> statements = new HashSet<>();
    private final Map<Location, Optional<Location>> calls = new HashMap<>();

    /** Who has been started, or has made an event, and has not ended. */
    private final Map<Integer, FreeStrand> alive = new LinkedHashMap<>();

    /** Who holds which lock. */
    private final Map<Integer, Integer> owners = new HashMap<>();

    private final Map<Integer, Action> paused = new LinkedHashMap<>();

    /** The paused thread that looks, again and again, whether anybody else goes on. */
    private volatile @Nullable FreeStrand watcher;

    /** When somebody was resumed last. */
    private volatile long lastResumption = System.nanoTime();

    /** A paused thread looks at it with its pause locked, in which it must not want any other lock. */
    private final Set<Integer> resumed = ConcurrentHashMap.newKeySet();

    /**
     * Control of one run.
     *
     * @param expiry how long nobody need be resumed before a paused thread goes on by itself, in nanoseconds
     * @param heeds whether a thread that comes to a lock is paused there, if the algorithm wants it; asked by one thread at a time
     */
    public PairControl(
            Requirements uncovered,
            boolean heuristic,
            ToIntFunction<List<Action>> picker,
            Instructions instructions,
            long expiry,
            BooleanSupplier heeds) {
        this.controller = new SchedulingController(uncovered, heuristic, picker);
        uncovered.pairs().forEach(pair -> statements.addAll(Set.copyOf(List.of(pair.first(), pair.second()))));
        this.instructions = instructions;
        this.expiry = expiry;
        this.heeds = heeds;
    }

    /** The decisions of this run; to be looked at when it is over. */
    public SchedulingController controller() {
        return controller;
    }

    @Override
    public void before(
            FreeStrand thread, Operation operation, int site, int userSite, @Nullable Object target, long index) {
        Action action = arrive(thread, operation, site, userSite, target);
        if (action == null) {
            // Who goes on of those that are not paused is left open: if not always the first, then whoever chance will
            // have it.
            if (heeds != ALWAYS && operation == Operation.LOCK) Thread.yield();
            return;
        }
        long arrival = System.nanoTime();
        while (!decide(thread)) {
            long left = expiry - (System.nanoTime() - Math.max(arrival, lastResumption));
            if (left <= 0) break;
            // Who blocks or wakes up gives no sign: somebody has to look.
            boolean watches = isWatcher(thread);
            thread.pause(watches ? LOOK_NANOS : left, () -> isResumed(thread) || !watches && isWatcher(thread));
        }
        leave(action);
    }

    private boolean isWatcher(FreeStrand thread) {
        return watcher == thread;
    }

    /** The action before which the thread is to be paused; null when it goes on. */
    private synchronized @Nullable Action arrive(
            FreeStrand thread, Operation operation, int site, int userSite, @Nullable Object target) {
        alive.put(thread.id(), thread);
        Location location = statement(operation, instructions.at(site, userSite));
        if (location == null) return null;
        Action action = Action.lock(thread.id(), number(thread, target), location);
        if (!heeds.getAsBoolean() || !controller.pauses(action)) return null;
        resumed.remove(thread.id());
        paused.put(thread.id(), action);
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
    private synchronized boolean decide(FreeStrand thread) {
        decide();
        return resumed.contains(thread.id());
    }

    private void decide() {
        if (paused.isEmpty() || !resumed.isEmpty() || isAnybodyGoingOn()) return;
        Action chosen = controller.resume(enabled());
        resumed.add(chosen.thread());
        lastResumption = System.nanoTime();
        FreeStrand strand = alive.get(chosen.thread());
        if (strand != null) strand.wake();
    }

    /** The paused actions whose lock is free. */
    private List<Action> enabled() {
        List<Action> enabled = new ArrayList<>();
        for (Action action : paused.values()) {
            if (!owners.containsKey(action.operand())) enabled.add(action);
        }
        if (enabled.isEmpty()) enabled.addAll(paused.values());
        return enabled;
    }

    private boolean isAnybodyGoingOn() {
        for (FreeStrand other : alive.values()) {
            if (!paused.containsKey(other.id()) && canGoOn(other.thread().getState())) return true;
        }
        return false;
    }

    private static boolean canGoOn(Thread.State state) {
        return state == Thread.State.NEW || state == Thread.State.RUNNABLE;
    }

    private synchronized void leave(Action action) {
        paused.remove(action.thread());
        resumed.remove(action.thread());
        controller.forget(action);
        watcher = paused.isEmpty() ? null : alive.get(paused.keySet().iterator().next());
        FreeStrand next = watcher;
        if (next != null) next.wake();
    }

    @Override
    public synchronized void locked(FreeStrand thread, int site, int userSite, Object lock) {
        Site at = Sites.get(site);
        Location location = instructions.at(site, userSite);
        owners.put(number(thread, lock), thread.id());
        // Whoever has waited takes its monitor back, which is no statement of the program.
        boolean statement = at == null || at.operation != Operation.WAIT && !isAwait(at);
        if (location != null && statement) controller.executed(number(thread, lock), location);
    }

    private static boolean isAwait(Site site) {
        return site.member != null && site.member.contains(".await");
    }

    @Override
    public synchronized void unlocks(FreeStrand thread, int site, int userSite, Object lock) {
        owners.remove(number(thread, lock));
    }

    @Override
    public synchronized void starts(FreeStrand thread, FreeStrand child) {
        alive.put(child.id(), child);
    }

    @Override
    public synchronized void ended(FreeStrand thread) {
        alive.remove(thread.id());
        decide();
    }
}
