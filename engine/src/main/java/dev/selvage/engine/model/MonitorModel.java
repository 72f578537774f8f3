package dev.selvage.engine.model;

import dev.selvage.runtime.Guard;
import dev.selvage.runtime.Operation;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Monitors as the language defines them: re-entrant, with a wait set, handed to whoever the chooser picks. */
final class MonitorModel {
    private final Scheduler scheduler;
    private final Map<Object, ModelMonitor> monitors = new IdentityHashMap<>(8);
    private Reporter reporter = new Reporter() {};

    MonitorModel(Scheduler scheduler) {
        this.scheduler = scheduler;
        scheduler.beforeOthers(this::show);
    }

    /** Is told of monitors that were entered inside the JDK: once others can notice, or when that was never the case. */
    interface Reporter {
        default void entered(ModelStrand strand, Object monitor, int site) {}

        /** The strand has entered the monitor and left it again before anybody could notice. */
        default void passed(ModelStrand strand, Object monitor) {}
    }

    void reportTo(Reporter newReporter) {
        reporter = newReporter;
    }

    /** Forgets all monitors. */
    void reset() {
        if (!monitors.isEmpty()) monitors.clear();
    }

    /** How many monitors it knows. */
    int size() {
        return monitors.size();
    }

    private ModelMonitor of(Object object) {
        return monitors.computeIfAbsent(object, ModelMonitor::new);
    }

    // ---- enter and exit

    /** Enters at a scheduling point; says whether the strand had to wait. Re-entry is no event and returns null. */
    Entry enter(Object object, int site, boolean visible) {
        ModelStrand me = scheduler.current();
        if (!visible) return enterQuietly(me, object, site);
        show(me);
        ModelMonitor monitor = of(object);
        if (monitor.owner == me) {
            monitor.depth++;
            return Entry.AGAIN;
        }
        boolean blocked = acquire(me, monitor, site);
        own(me, monitor, 1);
        monitor.reported = true;
        return blocked ? Entry.BLOCKED : Entry.FREE;
    }

    /** Enters without a scheduling point, unless another strand holds the monitor. */
    private Entry enterQuietly(ModelStrand me, Object object, int site) {
        ModelMonitor monitor = monitors.get(object);
        boolean ignored = Guard.isIgnored();
        if (monitor == null || monitor.owner == null && (ignored || !monitor.reported)) {
            me.quiet.enter(object, ignored ? 0 : site);
            return Entry.QUIET;
        }
        // Others have held it at a scheduling point before, so the order of entries may matter.
        if (monitor.owner == null) {
            own(me, monitor, 1);
            return Entry.FREE;
        }
        if (monitor.owner == me) {
            monitor.depth++;
            return Entry.AGAIN;
        }
        scheduler.announce(Operation.LOCK, site, object, 0);
        contend(me, monitor);
        own(me, monitor, 1);
        monitor.reported = !ignored;
        return ignored ? Entry.QUIET : Entry.BLOCKED;
    }

    /** Others may go on: what the strand has entered quietly it holds for everybody to see. */
    private void show(ModelStrand me) {
        QuietMonitors quiet = me.quiet;
        if (quiet.isEmpty()) return;
        for (int i = 0; i < quiet.size(); i++) show(me, of(quiet.object(i)), quiet.site(i));
        quiet.clear();
    }

    private void show(ModelStrand me, ModelMonitor monitor, int site) {
        if (monitor.owner == me) {
            monitor.depth++;
            return;
        }
        own(me, monitor, 1);
        monitor.reported = site != 0;
        if (monitor.reported) reporter.entered(me, monitor.object(), site);
    }

    /** Whether another strand holds the monitor. */
    boolean isHeldByAnother(Object object) {
        ModelMonitor monitor = monitors.get(object);
        return monitor != null && monitor.owner != null && monitor.owner != scheduler.current();
    }

    /** Waits until nobody holds the monitor, and does not take it. */
    void pass(Object object, int site) {
        if (!isHeldByAnother(object)) return;
        scheduler.announce(Operation.LOCK, site, object, 0);
        contend(scheduler.current(), of(object));
    }

    /** A strand at the entry of a monitor can go on only while nobody holds it; says whether that was not always so. */
    private boolean acquire(ModelStrand me, ModelMonitor monitor, int site) {
        if (monitor.owner != null) {
            scheduler.announce(Operation.LOCK, site, monitor.object(), 0);
            contend(me, monitor);
            scheduler.stateChanged();
            return true;
        }
        monitor.contenders.add(me);
        me.noticed.mayHaveBlocked = monitor.lastOwner != null && monitor.lastOwner != me;
        try {
            scheduler.point(Operation.LOCK, site, monitor.object(), 0);
        } finally {
            me.noticed.mayHaveBlocked = false;
            monitor.contenders.remove(me);
        }
        boolean blocked = me.blockage != null;
        me.blockage = null;
        me.noticed.noticeRelease();
        return blocked;
    }

    /** How a monitor was entered. */
    enum Entry {
        /** Nobody notices, so far. */
        QUIET,
        AGAIN,
        FREE,
        BLOCKED
    }

    private void contend(ModelStrand me, ModelMonitor monitor) {
        boolean urgent = Guard.isIgnored();
        if (urgent) scheduler.urgency().add(me);
        monitor.contenders.add(me);
        try {
            scheduler.block(monitor.entry(), 0, false);
        } finally {
            monitor.contenders.remove(me);
            if (urgent) scheduler.urgency().remove(me);
        }
    }

    private void own(ModelStrand me, ModelMonitor monitor, int depth) {
        monitor.owner = me;
        monitor.depth = depth;
        me.held.add(monitor);
        // They have given the monitor up, so they wait.
        for (ModelStrand waiter : monitor.waiters) waiter.noticed.noticeStop();
        for (ModelStrand contender : monitor.contenders) {
            if (contender.blockage == null) contender.blockage = monitor.entry();
            scheduler.disable(contender);
        }
    }

    private void free(ModelStrand me, ModelMonitor monitor, boolean visible) {
        monitor.owner = null;
        monitor.lastOwner = me;
        monitor.depth = 0;
        me.held.remove(monitor);
        if (visible) me.noticed.releases++;
        if (monitor.endsWhenFree) {
            monitor.endsWhenFree = false;
            notifyAll(monitor);
        }
        for (ModelStrand contender : monitor.contenders) scheduler.enable(contender);
        // What happens outside the schedule (classes are loaded, in the first run only) changes nothing for loops that
        // wait.
        if (visible || !monitor.contenders.isEmpty()) scheduler.stateChanged();
    }

    /** Leaves the monitor; says whether that is an event, which inner exits are not, nor those that an abandoned strand does not hold. */
    boolean exit(Object object, boolean visible) {
        ModelStrand me = scheduler.current();
        if (me.quiet.exit(object)) {
            if (!Guard.isIgnored() && !me.isAbandoned()) reporter.passed(me, object);
            return false;
        }
        ModelMonitor monitor = of(object);
        if (monitor.owner != me) {
            if (me.isAbandoned()) return false;
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        if (--monitor.depth > 0) return false;
        boolean event = visible || monitor.reported;
        free(me, monitor, event);
        return event;
    }

    /** Whether the current strand would free the monitor by leaving it. */
    boolean isHeldOnce(Object object) {
        ModelMonitor monitor = monitors.get(object);
        return monitor != null && monitor.owner == scheduler.current() && monitor.depth == 1;
    }

    boolean holds(Object object) {
        ModelMonitor monitor = monitors.get(object);
        ModelStrand me = scheduler.current();
        return monitor != null && monitor.owner == me || me.quiet.contains(object);
    }

    // ---- wait and notify

    /** Waits; returns whether it was notified, as opposed to interrupted or timed out. */
    void await(Object object, long nanos, int site) throws InterruptedException {
        ModelStrand me = scheduler.current();
        ModelMonitor monitor = owned(object);
        if (ThreadModel.clearInterrupt(me)) throw new InterruptedException();
        int depth = monitor.depth;
        if (monitor.endsWhenFree) {
            free(me, monitor, true);
            acquire(me, monitor, site);
            own(me, monitor, depth);
            return;
        }
        me.notified = false;
        scheduler.announce(Operation.LOCK, site, object, 0);
        monitor.waiters.add(me);
        free(me, monitor, true);
        try {
            scheduler.block(monitor.notification(), nanos, true);
        } finally {
            monitor.waiters.remove(me);
            monitor.interrupted.remove(me);
            monitor.contenders.remove(me);
        }
        own(me, monitor, depth);
        if (!me.notified && ThreadModel.clearInterrupt(me)) throw new InterruptedException();
    }

    /** Notifies one waiter or all; returns those it woke. */
    List<ModelStrand> signal(Object object, boolean all) {
        ModelMonitor monitor = owned(object);
        List<ModelStrand> woken = monitor.interrupted.isEmpty() ? new ArrayList<>(1) : reached(monitor, all);
        if (all) woken.addAll(notifyAll(monitor));
        else if (woken.isEmpty() && !monitor.waiters.isEmpty()) woken.add(notifyOne(monitor));
        if (woken.isEmpty()) monitor.vainNotifiers.add(scheduler.current());
        return woken;
    }

    /** Those who were interrupted, but are reached by the notification before they have left the wait set: they return as if nobody had interrupted them. */
    private List<ModelStrand> reached(ModelMonitor monitor, boolean all) {
        List<ModelStrand> reached = new ArrayList<>();
        for (ModelStrand strand : List.copyOf(monitor.interrupted)) {
            if (!all && !reached.isEmpty()) break;
            if (!scheduler.picker().comesFirst(scheduler.current(), strand)) continue;
            monitor.interrupted.remove(strand);
            strand.notified = true;
            reached.add(strand);
        }
        return reached;
    }

    private ModelStrand notifyOne(ModelMonitor monitor) {
        ModelStrand woken = scheduler.picker().chooseWaiter(monitor.waiters, scheduler.current());
        woken.notified = true;
        reenter(scheduler, woken, monitor);
        return woken;
    }

    // ---- ends of threads

    /** A thread has ended: the JVM notifies all that wait on it, as soon as nobody holds its monitor; returns those it woke. */
    List<ModelStrand> ended(Thread thread) {
        ModelMonitor monitor = monitors.get(thread);
        if (monitor == null) return List.of();
        monitor.endsWhenFree = monitor.owner != null;
        return monitor.endsWhenFree ? List.of() : notifyAll(monitor);
    }

    /** The thread comes to its end while the current strand, which holds its monitor, waits on it. */
    void endsWhenFree(Thread thread) {
        of(thread).endsWhenFree = true;
    }

    private List<ModelStrand> notifyAll(ModelMonitor monitor) {
        List<ModelStrand> woken = new ArrayList<>(monitor.waiters);
        for (ModelStrand strand : woken) {
            strand.notified = true;
            reenter(scheduler, strand, monitor);
        }
        return woken;
    }

    /** Moves a waiter from the wait set to those who want to enter. */
    static void reenter(Scheduler scheduler, ModelStrand strand, ModelMonitor monitor) {
        if (!monitor.waiters.remove(strand)) return;
        // Who notifies makes it one that wants to enter; otherwise it has to wake up first.
        if (!strand.notified) strand.noticed.released(ThreadModel.state(strand));
        strand.blockage = monitor.entry();
        strand.interruptible = false;
        strand.deadline = Deadlines.NEVER;
        monitor.contenders.add(strand);
        if (monitor.owner == null) scheduler.enable(strand);
    }

    private ModelMonitor owned(Object object) {
        show(scheduler.current());
        ModelMonitor monitor = of(object);
        if (monitor.owner != scheduler.current()) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        return monitor;
    }
}
