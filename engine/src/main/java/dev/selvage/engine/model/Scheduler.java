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

    private final Engine engine;
    private final Chooser chooser;
    private final RunSettings settings;
    private final List<ModelStrand> strands = new ArrayList<>();
    private final ChoicePoint point = new ChoicePoint();
    private final VirtualClock clock = new VirtualClock();
    private final ChoiceLog choices = new ChoiceLog();
    private final boolean exploresTimeouts;

    /** Whether the chooser wants to see also the points at which there is no choice. */
    private final boolean everyStep;

    private ModelStrand current;
    private int enabled;
    private int inARow;
    private long steps;
    private long switches;

    /** No strand waits for a time before this one. */
    private long earliestDeadline = NEVER;

    /** Changes whenever something happened that could end a loop in another strand. */
    private long state;

    /** What {@link #state} was before the last operation. */
    private long stateBefore;

    private @Nullable RunEnd end;
    private final Runnable onEnd;

    /** @param onEnd is run at the moment the run ends for a reason of interest, before anything is unwound */
    Scheduler(Engine engine, Chooser chooser, RunSettings settings, ModelStrand root, Runnable onEnd) {
        this.engine = engine;
        this.onEnd = onEnd;
        this.chooser = chooser;
        this.settings = settings;
        this.everyStep = chooser.seesEveryStep();
        this.exploresTimeouts = settings.timeouts() == RunSettings.Timeouts.EXPLORE;
        this.current = root;
        add(root);
        root.phase = ModelStrand.Phase.LIVE;
    }

    // ---- strands

    void add(ModelStrand strand) {
        strands.add(strand);
        enabled++;
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
        return choices;
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
        if (others) inARow++;
        if (others || everyStep) reschedule(me, inARow > FAIRNESS);
        stateBefore = state;
        if (operation.changesState) state++;
    }

    /** The operation at the last point turned out to change nothing. */
    void unchanged() {
        state = stateBefore;
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
        return enabled > 1 || exploresTimeouts && earliestDeadline != NEVER;
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
        if (everyStep || hasOthers()) reschedule(me, true);
    }

    /**
     * The current strand went round a loop that changes nothing. When nothing else changed during the whole round either, the
     * next one would be the same: the strand goes on only once something has changed.
     */
    void spin(int site) {
        ModelStrand me = current;
        announce(Operation.YIELD, site, null, 0);
        step(me);
        if (me.roundBegan == state) me.spunAt = state;
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
        me.timedOut = false;
        me.interruptible = interruptible;
        me.deadline = nanos <= 0 ? NEVER : clock.after(nanos);
        earliestDeadline = Math.min(earliestDeadline, me.deadline);
        disable(me);
        ModelStrand next = pick(me, null);
        if (next == null) throw end(stuckOrSpinning());
        if (next != me) switchTo(me, next);
        me.blockage = null;
        me.deadline = NEVER;
        me.interruptible = false;
    }

    void enable(ModelStrand strand) {
        if (strand.enabled) return;
        strand.enabled = true;
        strand.deadline = NEVER;
        enabled++;
    }

    void disable(ModelStrand strand) {
        if (!strand.enabled) return;
        strand.enabled = false;
        enabled--;
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
        strand.timedOut = true;
        state++;
        if (strand.blockage instanceof Blockage.Notification notification) {
            MonitorModel.reenter(this, strand, notification.monitor());
        } else {
            enable(strand);
        }
    }

    // ---- choosing

    private @Nullable ModelStrand pick(@Nullable ModelStrand me, @Nullable ModelStrand excluded) {
        boolean timePassed = false;
        while (true) {
            offer(me, excluded);
            point.at(clock.looks(), timePassed);
            if (point.size() > 0) {
                ModelStrand next = point.size() == 1 ? forced() : choose();
                if (next.enabled) return next;
                expireFirst(next);
                continue;
            }
            if (!letTimePass()) return null;
            timePassed = true;
        }
    }

    /** Collects the strands that may go on; the excluded one is among them only when it is the last that can. */
    private void offer(@Nullable ModelStrand me, @Nullable ModelStrand excluded) {
        point.reset(ChoicePoint.Kind.RUN, me);
        for (int i = 0; i < strands.size(); i++) {
            ModelStrand strand = strands.get(i);
            if (strand != excluded && isOption(strand)) point.add(strand);
        }
        if (point.size() == 0 && excluded != null && excluded.enabled && isOption(excluded)) point.add(excluded);
    }

    private ModelStrand forced() {
        if (!everyStep) return point.option(0);
        try {
            chooser.forced(point);
        } catch (DivergenceException | PrunedException e) {
            throw end(givenUp(e));
        }
        return point.option(0);
    }

    private boolean isOption(ModelStrand strand) {
        if (strand.enabled) return strand.spunAt != state;
        return exploresTimeouts && strand.deadline != NEVER;
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
        return true;
    }

    private ModelStrand choose() {
        int index;
        try {
            index = chooser.choose(point);
        } catch (DivergenceException | PrunedException e) {
            throw end(givenUp(e));
        }
        ModelStrand chosen = point.option(index);
        choices.add(chosen.id());
        return chosen;
    }

    private static RunEnd givenUp(RuntimeException e) {
        return e instanceof PrunedException ? new RunEnd.Pruned() : new RunEnd.Diverged(String.valueOf(e.getMessage()));
    }

    /** Lets the chooser pick one of several waiters. */
    ModelStrand chooseWaiter(List<ModelStrand> waiters) {
        if (waiters.size() == 1) return waiters.get(0);
        point.reset(ChoicePoint.Kind.NOTIFY, current);
        point.at(clock.looks(), false);
        waiters.stream().sorted((a, b) -> Integer.compare(a.id(), b.id())).forEach(point::add);
        return choose();
    }

    private void switchTo(ModelStrand me, ModelStrand next) {
        become(next);
        engine.switchTo(me, next);
        if (!me.isAbandoned()) return;
        // The engine, and nobody's choice, resumed it: it has the baton while it unwinds.
        current = me;
        throw new RunAbandoned();
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
        disable(me);
        state++;
        engine.finish(me, me.isAbandoned() || end != null ? null : successor());
    }

    private @Nullable ModelStrand successor() {
        if (strands.stream().noneMatch(Scheduler::keepsAlive)) {
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
        return strands.stream().anyMatch(strand -> strand != me && keepsAlive(strand));
    }

    private static boolean keepsAlive(ModelStrand strand) {
        return strand.phase != ModelStrand.Phase.FINISHED && !strand.isDaemon();
    }

    private RunEnd stuckOrSpinning() {
        return enabled > 0 ? new RunEnd.Spinning() : new RunEnd.Stuck();
    }

    @Nullable
    RunEnd ending() {
        return end;
    }
}
