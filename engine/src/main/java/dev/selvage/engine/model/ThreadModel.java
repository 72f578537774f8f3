package dev.selvage.engine.model;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.ThreadAccess;
import dev.selvage.runtime.VirtualThreadAccess;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Start, join, sleep, park and interrupt of threads. */
final class ThreadModel {
    private static final Blockage SLEEP = new Blockage.Sleep();

    private final Scheduler scheduler;
    private final LookModel looks;
    private final Map<Thread, ModelStrand> strands = new IdentityHashMap<>(8);

    /** Ids of threads that were asked for before the thread started, if it ever did. */
    private final Map<Thread, Long> earlyIds = new IdentityHashMap<>(2);

    private long lastId;

    final ThreadCounts counts = new ThreadCounts();

    ThreadModel(Scheduler scheduler, LookModel looks) {
        this.scheduler = scheduler;
        this.looks = looks;
    }

    /** A run begins with {@code root}. */
    void prepare(ModelStrand root) {
        root.threadId = ++lastId;
        strands.put(root.identity(), root);
        counts.starts(root);
    }

    /** Forgets all threads. */
    void reset() {
        strands.clear();
        counts.reset();
        if (!earlyIds.isEmpty()) earlyIds.clear();
        lastId = 0;
    }

    /** How many threads it knows. */
    int size() {
        return strands.size() + earlyIds.size();
    }

    @Nullable
    ModelStrand strand(Thread thread) {
        return strands.get(thread);
    }

    /** Whether the thread was started, or asked for its id. */
    boolean hasId(Thread thread) {
        return strands.containsKey(thread) || earlyIds.containsKey(thread);
    }

    /** Ids in the order in which threads are created or asked for; the main thread has the first. */
    long id(Thread thread) {
        ModelStrand strand = strands.get(thread);
        return strand == null ? earlyIds.computeIfAbsent(thread, unknown -> ++lastId) : strand.threadId;
    }

    void start(ModelStrand child) {
        Long early = earlyIds.isEmpty() ? null : earlyIds.get(child.identity());
        child.threadId = early == null ? ++lastId : early;
        strands.put(child.identity(), child);
        counts.starts(child);
        if (!VirtualThreadAccess.isVirtual(child.identity())) ThreadAccess.markRunnable(child.identity());
        child.phase = ModelStrand.Phase.LIVE;
        scheduler.add(child);
        scheduler.stateChanged();
    }

    /** Waits for the end of {@code awaited}; says whether the strand had to wait. */
    boolean join(ModelStrand awaited, long nanos) throws InterruptedException {
        ModelStrand me = scheduler.current();
        boolean waits = awaited.phase != ModelStrand.Phase.FINISHED && !ThreadAccess.isInterrupted(me.identity());
        if (waits) {
            scheduler.announce(Operation.JOIN, 0, awaited.identity(), nanos);
            me.notified = false;
            long until = scheduler.clock().after(nanos);
            scheduler.block(new Blockage.End(awaited), nanos, true);
            boolean before = me.notified ? timesOutBefore(awaited, nanos, until) : isBeforeEnd(awaited, nanos, until);
            if (before) throwIfInterrupted(me);
        } else {
            scheduler.point(Operation.JOIN, 0, awaited.identity(), nanos);
            if (isBeforeEnd(awaited, nanos, scheduler.clock().after(nanos))) throwIfInterrupted(me);
        }
        return waits;
    }

    /** Whether the current strand, which does not wait any longer, stopped waiting before the end. */
    private boolean isBeforeEnd(ModelStrand awaited, long nanos, long until) {
        if (awaited.phase != ModelStrand.Phase.FINISHED) return true;
        if (ThreadAccess.isInterrupted(scheduler.current().identity())) return looks.comesBeforeEnd(awaited);
        return timesOutBefore(awaited, nanos, until);
    }

    /** The strand that was awaited has ended; whether a time-out, which may expire at any time, was faster. */
    private boolean timesOutBefore(ModelStrand awaited, long nanos, long until) {
        if (nanos > 0 && scheduler.picker().exploresTimeouts()) return isLateAt(awaited, until);
        awaited.noticed.noticeStop();
        return false;
    }

    /** Whether a strand that has ended has not done so before that time; then it is that time by now. */
    private boolean isLateAt(ModelStrand awaited, long until) {
        if (!looks.comesBeforeEnd(awaited)) return false;
        scheduler.passTo(until);
        return true;
    }

    void sleep(long nanos, int site) throws InterruptedException {
        ModelStrand me = scheduler.current();
        if (nanos == 0) scheduler.giveWay(me, site);
        scheduler.point(Operation.SLEEP, site, null, 0);
        throwIfInterrupted(me);
        if (nanos > 0) scheduler.block(SLEEP, nanos, true);
        throwIfInterrupted(me);
    }

    /** Parks; says whether the strand had to wait. */
    boolean park(@Nullable Object blocker, long nanos) {
        ModelStrand me = scheduler.current();
        boolean wait = nanos >= 0 && !me.permit && !ThreadAccess.isInterrupted(me.identity());
        if (wait) scheduler.block(me.permitFor(blocker), nanos, true);
        me.permit = false;
        return wait;
    }

    /** Says whether the strand waited for it. */
    boolean unpark(ModelStrand strand) {
        strand.permit = true;
        boolean wakes = strand.blockage instanceof Blockage.Permit && !strand.enabled;
        if (wakes) scheduler.enable(strand);
        scheduler.stateChanged();
        return wakes;
    }

    /** The flag of {@code strand} was set: it leaves what it waits for, unless that cannot be interrupted; says whether it does. */
    boolean interrupted(ModelStrand strand) {
        scheduler.stateChanged();
        if (strand.interruptible && strand.notified && strand.blockage instanceof Blockage.End end) {
            ModelStrand awaited = end.awaited();
            if (awaited != null && looks.comesBeforeEnd(awaited)) strand.notified = false;
        }
        if (!strand.interruptible || strand.enabled) return false;
        if (strand.blockage instanceof Blockage.Notification notification) {
            notification.monitor().interrupted.add(strand);
            MonitorModel.reenter(scheduler, strand, notification.monitor());
        } else {
            scheduler.enable(strand);
        }
        return true;
    }

    /** {@code strand} has finished: whoever waits for that can go on. */
    void finished(ModelStrand strand) {
        counts.ends(strand);
        for (ModelStrand other : scheduler.strands()) {
            if (other.enabled || !(other.blockage instanceof Blockage.End end) || end.awaited() != strand) continue;
            other.notified = true;
            scheduler.enable(other);
        }
    }

    /** The current strand waits on the monitor of a thread: the end that it has not noticed yet will notify it. */
    void awaitsOn(Thread thread, MonitorModel monitors) {
        ModelStrand strand = strands.get(thread);
        if (strand == null || strand.phase != ModelStrand.Phase.FINISHED || !LookModel.isStopOpen(strand)) return;
        strand.noticed.noticeStop();
        monitors.endsWhenFree(thread);
    }

    private static void throwIfInterrupted(ModelStrand me) throws InterruptedException {
        if (clearInterrupt(me)) throw new InterruptedException();
    }

    /** Tests and clears the interrupt flag of the current strand. */
    static boolean clearInterrupt(ModelStrand me) {
        if (!ThreadAccess.isInterrupted(me.identity())) return false;
        ThreadAccess.clearInterrupt(me.identity());
        return true;
    }

    static Thread.State state(ModelStrand strand) {
        if (strand.phase == ModelStrand.Phase.NEW) return Thread.State.NEW;
        if (strand.phase == ModelStrand.Phase.FINISHED) return Thread.State.TERMINATED;
        Blockage blockage = strand.blockage;
        // The JVM does not know of system calls that wait; and who has got what it waited for does not wait any more.
        if (strand.enabled || blockage == null || blockage instanceof Blockage.Outside) return Thread.State.RUNNABLE;
        if (blockage instanceof Blockage.Monitor) return Thread.State.BLOCKED;
        return strand.deadline == Deadlines.NEVER ? Thread.State.WAITING : Thread.State.TIMED_WAITING;
    }
}
