package dev.selvage.engine.model;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.RunAbandoned;
import dev.selvage.runtime.VirtualThreadAccess;
import java.util.List;

/**
 * What a strand sees of another one that has ended, has come to where it cannot go on, need not wait there any more, or was started, when nobody can tell
 * yet: the chooser says whether the look or that came first. A point before each of these moments would show the same for many more schedules.
 *
 * <p>In a loop, a look comes first once: the second time at the same place the other one has got there. So loops end that wait for that.
 */
final class LookModel {
    private static final boolean FORGETFUL_GROUPS = Runtime.version().feature() < 19;

    private final Scheduler scheduler;
    private RunListener listener = RunListener.NONE;
    private boolean uncertain;

    LookModel(Scheduler scheduler) {
        this.scheduler = scheduler;
    }

    void listen(RunListener newListener) {
        listener = newListener;
    }

    void reset() {
        uncertain = false;
    }

    /**
     * Whether something was seen of a thread that could be another one: its state, if it had come to a monitor earlier (reductions do not ask for that order), or whether it
     * lives, in a schedule that no choice leads to.
     */
    boolean isUncertain() {
        return uncertain;
    }

    // ---- starts

    /** Whether the current strand looks at {@code seen} before that is started. */
    boolean comesBeforeStart(ModelStrand seen) {
        if (isStartOpen(seen) && comesFirst(seen, false)) return true;
        seen.noticed.noticeStart();
        return false;
    }

    private boolean isStartOpen(ModelStrand seen) {
        if (seen.noticed.starter() == scheduler.current() || !seen.noticed.isStartOpen()) return false;
        List<ModelStrand> strands = scheduler.strands();
        for (int i = seen.id() + 1; i < strands.size(); i++) {
            Noticed later = strands.get(i).noticed;
            if (later.starter() == seen.noticed.starter() && later.isStartCertain()) return false;
        }
        return true;
    }

    // ---- stops

    /** Whether the current strand looks at {@code seen}, which has ended, before that. */
    boolean comesBeforeEnd(ModelStrand seen) {
        return seen.phase == ModelStrand.Phase.FINISHED && comesBeforeStop(seen);
    }

    /** Whether the current strand looks at {@code seen} before that has got to where it is. */
    private boolean comesBeforeStop(ModelStrand seen) {
        if (isStopOpen(seen) && comesFirst(seen, false)) return true;
        seen.noticed.noticeStop();
        return false;
    }

    static boolean isStopOpen(ModelStrand seen) {
        return !seen.noticed.isStopNoticed() && (seen.phase == ModelStrand.Phase.FINISHED || waitsWithoutPoint(seen));
    }

    /** Before it sleeps or parks there is a scheduling point. */
    private static boolean waitsWithoutPoint(ModelStrand seen) {
        if (seen.enabled) return false;
        return seen.blockage instanceof Blockage.Monitor
                || seen.blockage instanceof Blockage.Notification
                || seen.blockage instanceof Blockage.End;
    }

    private boolean comesFirst(ModelStrand seen, boolean release) {
        ModelStrand me = scheduler.current();
        // A run that is over has no choices left: they would be taken for those of the next.
        if (me.isAbandoned()) throw new RunAbandoned();
        if (me == seen) return false;
        Noticed.Round earlier = me.noticed.earlierLook(me, seen, release);
        if (earlier != null) {
            // Two looks that both come first are another schedule, unless the second is only the next round of waiting.
            uncertain |= !earlier.isFollowedByWaiting(me);
            return false;
        }
        if (!scheduler.picker().comesFirst(me, seen)) return false;
        // Next time it will see something else.
        scheduler.stateChanged();
        listener.onEarlyLook(me, seen);
        return true;
    }

    // ---- what no choice leads to

    /** The current strand starts one that another strand has started: if both starts were elsewhere in their steps, the other one might fail. */
    void failsToStart(ModelStrand started) {
        ModelStrand starter = started.noticed.starter();
        if (starter != null && starter != scheduler.current()) uncertain = true;
    }

    /** Until JDK 18 a group forgets its threads when they end; later it asks each whether it is alive. */
    void asksGroup() {
        if (!FORGETFUL_GROUPS) return;
        for (ModelStrand strand : scheduler.strands()) {
            if (strand.phase == ModelStrand.Phase.FINISHED && isStopOpen(strand)) uncertain = true;
        }
    }

    /** A pool makes its worker known and starts it in one step. */
    private void asksWhetherStarted(ModelStrand seen) {
        if (seen.noticed.isStartedInCallOfAnother(scheduler.current())) uncertain = true;
    }

    // ---- what is seen

    boolean isAlive(ModelStrand seen) {
        return isLook(seen) ? isSeenAlive(seen) : seen.phase == ModelStrand.Phase.LIVE;
    }

    private boolean isSeenAlive(ModelStrand seen) {
        asksWhetherStarted(seen);
        if (comesBeforeStart(seen)) return false;
        return seen.phase == ModelStrand.Phase.LIVE || comesBeforeEnd(seen);
    }

    /** Whether it is the program that looks, and not the library. */
    private boolean isLook(ModelStrand seen) {
        ModelStrand me = scheduler.current();
        return me.operation == Operation.READ && (me.target == seen.identity() || me.target instanceof ThreadGroup);
    }

    Thread.State state(ModelStrand seen) {
        if (!isLook(seen)) return ThreadModel.state(seen);
        asksWhetherStarted(seen);
        if (comesBeforeStart(seen)) return Thread.State.NEW;
        Thread.State state = ThreadModel.state(seen);
        if (state != Thread.State.RUNNABLE && isStopOpen(seen) && comesBeforeStop(seen)) return Thread.State.RUNNABLE;
        if (seen.noticed.mayHaveBlocked) uncertain = true;
        Thread.State before = seen.noticed.releasedFrom();
        if (before != null && before != state && comesBeforeGoingOn(seen)) return before;
        return state;
    }

    /** Whether the current strand looks at {@code seen}, which need not wait any more, before that goes on. */
    private boolean comesBeforeGoingOn(ModelStrand seen) {
        // Who unparks a virtual thread makes it runnable.
        boolean atOnce = seen.blockage instanceof Blockage.Permit && VirtualThreadAccess.isVirtual(seen.identity());
        if (!atOnce && comesFirst(seen, true)) return true;
        seen.noticed.noticeRelease();
        return false;
    }

    /** The live threads, as the current strand sees them. */
    Thread[] liveThreads() {
        scheduler.clock().look();
        return List.copyOf(scheduler.strands()).stream()
                .filter(this::isSeenAlive)
                .map(ModelStrand::identity)
                .filter(thread -> !VirtualThreadAccess.isVirtual(thread))
                .toArray(Thread[]::new);
    }
}
