package dev.selvage.engine.model;

import dev.selvage.engine.execution.Engine;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.RunAbandoned;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides, inside the current strand, who goes on: at every scheduling point it offers the strands that can go on to the
 * chooser, lets time pass when there is none, and ends the run when even that does not help.
 */
final class Scheduler {
    static final long NEVER = Long.MAX_VALUE;

    /**
     * After so many steps in a row of one strand, others that could go on get a turn whatever the chooser says: a loop that
     * waits for them, and is not recognised as one, comes to its end under every strategy.
     */
    private static final int FAIRNESS = 10_000;

    private static final long NANOS_PER_STEP = 1_000L;

    private final Engine engine;
    private final RunSettings settings;
    private final List<ModelStrand> strands = new ArrayList<>();
    private final VirtualClock clock = new VirtualClock();
    private final Choices choices;
    private final Outsiders outsiders;
    private final boolean exploresTimeouts;
    private ModelStrand current;
    private final EnabledStrands enabled = new EnabledStrands();

    /** Strands that have not finished and are no daemons: as long as there are any, the program goes on. */
    private int keepingAlive;

    private int inARow;
    private long steps;
    private long switches;

    /** No strand waits for a time before this one. */
    private long earliestDeadline = NEVER;

    /** Changes whenever something happened that could end a loop in another strand. */
    private long state;

    /** What {@link #state} was before the last operation. */
    private long stateBefore;

    /** The only state in which a strand may have gone round a loop in vain, or -1. */
    private long spunState = -1;

    private @Nullable RunEnd end;
    private final Runnable onEnd;

    /** @param onEnd is run at the moment the run ends for a reason of interest, before anything is unwound */
    Scheduler(Engine engine, Chooser chooser, RunSettings settings, ModelStrand root, Runnable onEnd) {
        this.engine = engine;
        this.onEnd = onEnd;
        this.choices = new Choices(chooser, clock);
        this.settings = settings;
        this.outsiders = new Outsiders(engine.outside());
        this.exploresTimeouts = settings.timeouts() == RunSettings.Timeouts.EXPLORE;
        this.current = root;
        add(root);
        root.phase = ModelStrand.Phase.LIVE;
    }

    // ---- strands

    void add(ModelStrand strand) {
        strands.add(strand);
        enabled.add(strand);
        if (!strand.isDaemon()) keepingAlive++;
    }

    List<ModelStrand> strands() {
        return strands;
    }

    ModelStrand current() {
        return current;
    }

    VirtualClock clock() {
        return clock;
    }

    ChoiceLog choices() {
        return choices.log();
    }

    long steps() {
        return steps;
    }

    long switches() {
        return switches;
    }

    // ---- scheduling points

    /** A visible operation of the current strand is about to happen; returns when it may. */
    void point(Operation operation, int site, @Nullable Object target, long index) {
        ModelStrand me = current;
        announce(operation, site, target, index);
        step(me);
        boolean others = hasOthers();
        if (others || earliestDeadline != NEVER) inARow++;
        if (!others && inARow > FAIRNESS && earliestDeadline != NEVER) outlast(me);
        else if (others || choices.everyStep) reschedule(me, inARow > FAIRNESS);
        stateBefore = state;
        if (operation.changesState) state++;
    }

    /**
     * The operation at this site turned out to change nothing by itself. That counts only if it was the last point and nothing
     * else happened since: a call may have called back into the program, or let others go on.
     */
    boolean unchanged(int site) {
        boolean alone = current.site == site && state == stateBefore + 1;
        if (!alone) return false;
        state = stateBefore;
        // Strands may have spun in this state before.
        spunState = state;
        return true;
    }

    /** Says what the current strand does as soon as it goes on. */
    void announce(Operation operation, int site, @Nullable Object target, long index) {
        ModelStrand me = current;
        me.operation = operation;
        me.site = site;
        me.target = target;
        me.index = index;
    }

    private void step(ModelStrand me) {
        if (me.isAbandoned()) throw new RunAbandoned();
        if (++steps > settings.maxSteps()) throw end(new RunEnd.Cut());
    }

    /** Whether another strand than the current one may go on now. */
    private boolean hasOthers() {
        return enabled.size() > 1 || exploresTimeouts && earliestDeadline != NEVER || outsiders.hasOptions();
    }

    private void reschedule(ModelStrand me, boolean others) {
        ModelStrand next = pick(me, others ? me : null);
        if (next == null) throw new IllegalStateException("an enabled strand was not offered");
        if (next != me) switchTo(me, next);
    }

    /** The current strand lets another go first, if there is one. */
    void yield(int site) {
        ModelStrand me = current;
        announce(Operation.YIELD, site, null, 0);
        step(me);
        me.yields = me.yieldedAt == state ? me.yields + 1 : 1;
        me.yieldedAt = state;
        if (earliestDeadline != NEVER && outsiders.isEmpty() && allYieldInVain()) letTimePass();
        if (choices.everyStep || hasOthers()) reschedule(me, true);
    }

    /**
     * Whether all that could go on only wait: each has yielded over and over while nothing changed. A few times would not do, as
     * code that is about to park spins before.
     */
    private boolean allYieldInVain() {
        for (ModelStrand strand : strands) {
            boolean waits = strand.spunAt == state || strand.yieldedAt == state && strand.yields > FAIRNESS;
            if (strand.enabled && !waits) return false;
        }
        return true;
    }

    /**
     * The current strand is alone and goes on and on, perhaps until somebody wakes who sleeps: its steps take time, too, though far
     * less than a time-out of any use.
     */
    private void outlast(ModelStrand me) {
        clock.advanceTo(clock.now() + inARow * NANOS_PER_STEP);
        inARow = 0;
        choices.timePassed();
        expire();
        if (choices.everyStep || hasOthers()) reschedule(me, hasOthers());
    }

    /**
     * The current strand went round a loop that changes nothing. When nothing else changed during the whole round either, the
     * next one would be the same: the strand goes on only once something has changed.
     */
    void spin(int site) {
        ModelStrand me = current;
        announce(Operation.YIELD, site, null, 0);
        step(me);
        if (me.roundBegan == state) me.spunAt = spunState = state;
        me.roundBegan = state;
        ModelStrand next = pick(me, null);
        if (next == null) throw end(new RunEnd.Spinning());
        if (next != me) switchTo(me, next);
    }

    /** Something happened that strands may be waiting for in a loop. */
    void stateChanged() {
        state++;
    }

    // ---- blocking

    /** Suspends the current strand until {@link #enable} and the chooser let it go on, or its time is up. */
    void block(Blockage blockage, long nanos, boolean interruptible) {
        ModelStrand me = current;
        step(me);
        me.blockage = blockage;
        me.interruptible = interruptible;
        me.deadline = nanos <= 0 ? NEVER : clock.after(nanos);
        earliestDeadline = Math.min(earliestDeadline, me.deadline);
        disable(me);
        // Others see it in the state of the thread.
        state++;
        ModelStrand next = pick(me, null);
        if (next == null) throw end(stuckOrSpinning());
        if (next != me) switchTo(me, next);
        me.blockage = null;
        me.deadline = NEVER;
        me.interruptible = false;
    }

    /**
     * The current strand leaves for something outside the program. From now on the engine runs it beside the others, until
     * it is chosen again.
     */
    void stepOut(String what) {
        ModelStrand me = current;
        disable(me);
        outsiders.add(me, what);
        engine.stepOut(me, () -> afterStepOut(me));
    }

    private @Nullable ModelStrand afterStepOut(ModelStrand left) {
        try {
            ModelStrand next = pick(left, null);
            if (next == null) throw new IllegalStateException("a strand is outside but was not offered");
            become(next);
            return next;
        } catch (RunAbandoned over) {
            return null;
        }
    }

    void enable(ModelStrand strand) {
        if (strand.enabled) return;
        strand.enabled = true;
        strand.deadline = NEVER;
        enabled.add(strand);
    }

    void disable(ModelStrand strand) {
        if (!strand.enabled) return;
        strand.enabled = false;
        enabled.remove(strand);
    }

    /** Lets the time-outs that are due take effect. */
    void expire() {
        if (clock.now() < earliestDeadline) return;
        for (ModelStrand strand : strands) {
            if (strand.deadline <= clock.now()) timeOut(strand);
        }
        earliestDeadline = nextDeadline();
    }

    private long nextDeadline() {
        long next = NEVER;
        for (ModelStrand strand : strands) next = Math.min(next, strand.deadline);
        return next;
    }

    private void timeOut(ModelStrand strand) {
        strand.deadline = NEVER;
        state++;
        if (strand.blockage instanceof Blockage.Notification notification) {
            MonitorModel.reenter(this, strand, notification.monitor());
        } else {
            enable(strand);
        }
    }

    // ---- choosing

    private @Nullable ModelStrand pick(@Nullable ModelStrand me, @Nullable ModelStrand excluded) {
        boolean all = excluded == null && spunState != state && !exploresTimeouts && outsiders.isEmpty();
        if (!all || enabled.size() == 0) return pickOption(me, excluded);
        if (enabled.size() == 1 && !choices.everyStep) return enabled.only();
        choices.point.offer(enabled, me);
        return take();
    }

    /** Like {@link #pick}, when not exactly the enabled strands are options, or there is none. */
    private @Nullable ModelStrand pickOption(@Nullable ModelStrand me, @Nullable ModelStrand excluded) {
        while (true) {
            offer(me, excluded);
            if (choices.point.size() > 0) {
                ModelStrand next = take();
                if (next.enabled || comesBack(next)) return next;
            } else if (outsiders.isEmpty() ? !letTimePass() : !letRealTimePass()) {
                return null;
            }
        }
    }

    /** Collects the strands that may go on; the excluded one is among them only when it is the last that can. */
    private void offer(@Nullable ModelStrand me, @Nullable ModelStrand excluded) {
        choices.point.reset(ChoicePoint.Kind.RUN, me);
        if (exploresTimeouts || !outsiders.isEmpty()) {
            for (int i = 0; i < strands.size(); i++) offerOne(strands.get(i), excluded);
        } else {
            for (int i = 0; i < enabled.size(); i++) offerOne(enabled.array()[i], excluded);
        }
        if (choices.point.size() == 0 && excluded != null && excluded.enabled && isOption(excluded))
            choices.point.add(excluded);
    }

    private void offerOne(ModelStrand strand, @Nullable ModelStrand excluded) {
        if (strand != excluded && isOption(strand)) choices.point.add(strand);
    }

    private ModelStrand take() {
        try {
            return choices.take(!outsiders.isEmpty());
        } catch (DivergenceException | PrunedException e) {
            throw end(givenUp(e));
        }
    }

    private boolean isOption(ModelStrand strand) {
        if (strand.enabled) return strand.spunAt != state;
        if (Outsiders.isOutside(strand)) return !strand.asked;
        return exploresTimeouts && strand.deadline != NEVER;
    }

    /** Whether a strand that was chosen while it waits can go on after all. */
    private boolean comesBack(ModelStrand chosen) {
        if (!Outsiders.isOutside(chosen)) {
            expireFirst(chosen);
            return false;
        }
        if (!outsiders.comesBack(chosen, choices.presence())) {
            choices.markAway();
            return false;
        }
        enable(chosen);
        state++;
        return true;
    }

    /** Lets the time-out of {@code strand} expire, and with it those that are due before. */
    private void expireFirst(ModelStrand strand) {
        clock.advanceTo(strand.deadline);
        expire();
    }

    private boolean letTimePass() {
        earliestDeadline = nextDeadline();
        if (earliestDeadline == NEVER) return false;
        clock.advanceTo(earliestDeadline);
        expire();
        choices.timePassed();
        return true;
    }

    /** As long as strands are outside, time is real: what they wait for must not lose against a clock that jumps. */
    private boolean letRealTimePass() {
        earliestDeadline = nextDeadline();
        long left = earliestDeadline == NEVER ? NEVER : earliestDeadline - clock.now();
        if (outsiders.waitPatiently(left)) return true;
        if (left <= outsiders.patience()) return letTimePass();
        throw end(new RunEnd.Lost(
                outsiders.describe() + " waits outside the program for longer than " + outsiders.patience() / 1e9
                        + " s, and no other thread can go on; raise the limit with --watchdog SECONDS"));
    }

    private static RunEnd givenUp(RuntimeException e) {
        return e instanceof PrunedException ? new RunEnd.Pruned() : new RunEnd.Diverged(String.valueOf(e.getMessage()));
    }

    /** Lets the chooser pick one of several waiters. */
    ModelStrand chooseWaiter(List<ModelStrand> waiters) {
        if (waiters.size() == 1) return waiters.get(0);
        choices.point.reset(ChoicePoint.Kind.NOTIFY, current);
        waiters.stream().sorted((a, b) -> Integer.compare(a.id(), b.id())).forEach(choices.point::add);
        return take();
    }

    private void switchTo(ModelStrand me, ModelStrand next) {
        become(next);
        try {
            engine.switchTo(me, next);
        } catch (StackOverflowError full) {
            // There was no room for the switch: the strand goes on, with this error.
            current = me;
            throw full;
        }
        if (me.isAbandoned()) throw resumeAbandoned(me);
    }

    /** The engine, and nobody's choice, resumed {@code me}: it has the baton while it unwinds. */
    RunAbandoned resumeAbandoned(ModelStrand me) {
        current = me;
        return new RunAbandoned();
    }

    private void become(ModelStrand next) {
        switches++;
        inARow = 0;
        current = next;
    }

    // ---- ending

    /** Ends the run in the middle of the current strand, which has to throw what this returns. */
    RunAbandoned end(RunEnd how) {
        endWith(how);
        current.abandon();
        return new RunAbandoned();
    }

    private void endWith(RunEnd how) {
        if (end != null) return;
        end = how;
        if (how.isOfInterest()) onEnd.run();
    }

    /** The current strand is at the end of its life. */
    void finish() {
        ModelStrand me = current;
        me.phase = ModelStrand.Phase.FINISHED;
        if (!me.isDaemon()) keepingAlive--;
        disable(me);
        state++;
        engine.finish(me, me.isAbandoned() || end != null ? null : successor());
    }

    private @Nullable ModelStrand successor() {
        if (keepingAlive == 0) {
            endWith(new RunEnd.Completed());
            return null;
        }
        ModelStrand next;
        try {
            next = pick(null, null);
        } catch (RunAbandoned givenUp) {
            return null;
        }
        if (next == null) endWith(stuckOrSpinning());
        else become(next);
        return next;
    }

    /** Whether a thread other than {@code me} keeps the program alive. */
    boolean hasOthersAlive(ModelStrand me) {
        return keepingAlive > (me.isDaemon() ? 0 : 1);
    }

    private RunEnd stuckOrSpinning() {
        return enabled.size() > 0 ? new RunEnd.Spinning() : new RunEnd.Stuck();
    }

    @Nullable
    RunEnd ending() {
        return end;
    }
}
