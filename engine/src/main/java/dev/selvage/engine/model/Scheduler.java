package dev.selvage.engine.model;

import dev.selvage.engine.execution.Engine;
import dev.selvage.runtime.Calls;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.RunAbandoned;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Decides, inside the current strand, who goes on: at every scheduling point it offers the strands that can go on to the
 * chooser, lets time pass when there is none, and ends the run when even that does not help.
 */
final class Scheduler {
    /** Looking at the clock of the real world takes longer than a step. */
    private static final int STEPS_BETWEEN_LOOKS = 1 << 10;

    private final Engine engine;
    private final UnaryOperator<RunEnd> onEnd;
    private final List<ModelStrand> strands = new ArrayList<>();
    private final EnabledStrands enabled = new EnabledStrands();
    private final VirtualClock clock = new VirtualClock();
    private final Deadlines deadlines = new Deadlines(this, clock);
    private final ProgramState state = new ProgramState();
    private final Fairness fairness = new Fairness(strands);
    private final Hunger hunger = new Hunger(strands, fairness);
    private final Polling polling = new Polling(enabled, deadlines, state);
    private final Solitude solitude = new Solitude();
    private final Choices choices = new Choices(clock, fairness);
    private final StepTime stepTime = new StepTime(this, deadlines, choices);
    private final Urgency urgency = new Urgency();
    private final Outsiders outsiders;
    private final PeriodicWork periodicWork = new PeriodicWork();
    private final Picker picker;
    private @Nullable ModelStrand current;
    private @Nullable RunEnd end;
    private Consumer<ModelStrand> beforeOthers = strand -> {};

    /** Strands that have not finished and are no daemons: as long as there are any, the program goes on. */
    private int keepingAlive;

    private int inARow;
    private long maxSteps;
    private BooleanSupplier over = () -> false;

    /** The step at which to look next whether the run may go on. */
    private long nextLook;

    private long steps;

    /** Steps of a strand that nobody could have preempted, and for which only daemons waited. */
    private long unhindered;

    private long switches;

    /** @param onEnd looks at the end of a run before anything is unwound, and says what kind of end it really is */
    Scheduler(Engine engine, UnaryOperator<RunEnd> onEnd) {
        this.engine = engine;
        this.onEnd = onEnd;
        this.outsiders = new Outsiders(engine.outside());
        this.picker = new Picker(
                this, choices, enabled, outsiders, deadlines, stepTime, state, fairness, urgency, periodicWork);
    }

    /** Has {@code action} called with the current strand before others may go on. */
    void beforeOthers(Consumer<ModelStrand> action) {
        beforeOthers = action;
    }

    /** Strands that cannot wait for long. */
    Urgency urgency() {
        return urgency;
    }

    // ---- from run to run

    /** A run begins with {@code root}. */
    void prepare(Chooser chooser, RunSettings settings, ModelStrand root) {
        choices.prepare(chooser);
        picker.prepare(settings);
        maxSteps = settings.maxSteps();
        over = settings.over();
        nextLook = Math.min(maxSteps, STEPS_BETWEEN_LOOKS);
        current = root;
        add(root);
        root.phase = ModelStrand.Phase.LIVE;
    }

    /** Forgets a run that came to its end with all of its strands. */
    void reset() {
        strands.clear();
        clock.reset();
        deadlines.reset();
        state.reset();
        fairness.reset();
        hunger.reset();
        solitude.reset();
        choices.reset();
        outsiders.reset();
        periodicWork.reset();
        keepingAlive = 0;
        current = null;
        end = null;
        inARow = 0;
        stepTime.reset();
        urgency.reset();
        steps = 0;
        unhindered = 0;
        switches = 0;
    }

    void listen(RunListener listener) {
        deadlines.listen(listener);
    }

    // ---- strands

    void add(ModelStrand strand) {
        strands.add(strand);
        enabled.add(strand);
        fairness.enabled(strand);
        if (strand != current) Hunger.begin(strand, steps);
        if (!strand.isDaemon()) keepingAlive++;
        solitude.added();
    }

    List<ModelStrand> strands() {
        return strands;
    }

    /** The strands that could go on, and do not wait in a loop for others to change something. */
    List<ModelStrand> whoCanGoOn() {
        return strands.stream()
                .filter(strand -> strand.enabled && !state.hasSpun(strand))
                .toList();
    }

    ModelStrand current() {
        ModelStrand me = current;
        if (me == null) throw new IllegalStateException("no run is under way");
        return me;
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

    /** A number that changes with every step, also with those that do not count. */
    long progress() {
        return steps + solitude.steps();
    }

    /** Whether a strand has waited for a time while others had not finished. */
    boolean isTimed() {
        return deadlines.haveMattered();
    }

    long switches() {
        return switches;
    }

    /** Whether fairness has kept a loop that changes something from going on. */
    boolean isLoopCutShort() {
        return fairness.cutsShort();
    }

    // ---- scheduling points

    /** A visible operation of the current strand is about to happen; returns when it may. */
    void point(Operation operation, int site, @Nullable Object target, long index) {
        ModelStrand me = current();
        announce(operation, site, target, index);
        if (solitude.goesOn()) {
            goOnAlone(me, operation);
            return;
        }
        step(me);
        if (deadlines.areThere()) stepTime.step(steps - unhindered > maxSteps - maxSteps / 10);
        if (picker.hasOthers()) {
            if (++inARow > Hunger.PATIENCE_WITH_ONE) starveOthers();
            reschedule(me);
        } else {
            if (!hasOthersAlive(me)) unhindered++;
            if (choices.everyStep()) showStep(me);
        }
        state.operate(operation.changesState);
        if (operation.changesState && operation != Operation.LOCK) me.fairness.changes++;
    }

    private void goOnAlone(ModelStrand me, Operation operation) {
        if (me.isAbandoned()) throw new RunAbandoned();
        if (solitude.isTooLong(maxSteps)) throw end(new RunEnd.Cut());
        if (solitude.isTimeToLook() && over.getAsBoolean()) throw end(new RunEnd.Stopped());
        state.operate(operation.changesState);
    }

    /** Whether the current strand has been the only one for so long that its accesses and calls are of no interest. */
    boolean isLongAlone() {
        return solitude.isLong();
    }

    private void starveOthers() {
        inARow = 0;
        hunger.afterOne();
    }

    /**
     * The operation at this site turned out to change nothing by itself. That counts only if it was the last point and nothing
     * else happened since: a call may have called back into the program, or let others go on.
     */
    boolean unchanged(int site) {
        ModelStrand me = current();
        if (me.site != site || !state.takeBack()) return false;
        me.fairness.changes--;
        return true;
    }

    /** Says what the current strand does as soon as it goes on. */
    void announce(Operation operation, int site, @Nullable Object target, long index) {
        ModelStrand me = current();
        me.operation = operation;
        me.site = site;
        me.target = target;
        me.index = index;
    }

    private void step(ModelStrand me) {
        if (me.isAbandoned()) throw new RunAbandoned();
        beforeOthers.accept(me);
        me.noticed.stops++;
        if (++steps > nextLook) lookWhetherToGoOn();
        hunger.look(steps);
    }

    private void lookWhetherToGoOn() {
        long left = maxSteps - (steps - unhindered + unhindered / Solitude.PATIENCE);
        if (left < 0) throw end(new RunEnd.Cut());
        if (over.getAsBoolean()) throw end(new RunEnd.Stopped());
        nextLook = steps + Math.min(left, STEPS_BETWEEN_LOOKS);
    }

    /** Nobody else can go on. Those who are outside were asked and are no options now, so that this is no choice either. */
    private void showStep(ModelStrand me) {
        if (outsiders.isEmpty()) reschedule(me);
        else picker.pickOnly(me, me);
    }

    private void reschedule(ModelStrand me) {
        ModelStrand next = picker.pick(me);
        if (next == null) throw new IllegalStateException("an enabled strand was not offered");
        if (next != me) switchTo(me, next);
    }

    /** The current strand is ready to let others go first. */
    void yield(int site) {
        ModelStrand me = current();
        announce(Operation.YIELD, site, null, 0);
        step(me);
        giveWay(me, site);
        if (deadlines.areThere() && outsiders.isEmpty() && polling.isAllThatGoesOn(me)) picker.letTimePass();
        boolean hasOthers = picker.hasOthers();
        if (!choices.everyStep() && !hasOthers) return;
        me.yielding = true;
        try {
            if (hasOthers) reschedule(me);
            else showStep(me);
        } finally {
            me.yielding = false;
        }
    }

    /**
     * The current strand lets those go first whom it has starved. That needs a loop, since only an endless run
     * starves anybody: it counts from the second time on that the strand does so at the same place.
     */
    void giveWay(ModelStrand me, int site) {
        BitSet sites = me.fairness.sites;
        if (!sites.get(site)) {
            sites.set(site);
            return;
        }
        Site place = Sites.get(site);
        fairness.yielded(me, place != null && place.user);
        polling.yielded(me);
    }

    /**
     * The current strand went round a loop that changes nothing. When nothing else changed during the whole round either, the
     * next one would be the same: the strand goes on only once something has changed.
     */
    void spin(int site) {
        ModelStrand me = current();
        announce(Operation.YIELD, site, null, 0);
        step(me);
        me.fairness.rounds++;
        me.fairness.loops++;
        state.round(me);
        ModelStrand next = picker.pick(me);
        if (next == null) throw end(new RunEnd.Spinning());
        if (next != me) switchTo(me, next);
    }

    /** Something happened that strands may be waiting for in a loop. */
    void stateChanged() {
        state.changed();
    }

    // ---- blocking

    /** Suspends the current strand until {@link #enable} and the chooser let it go on, or its time is up. */
    void block(Blockage blockage, long nanos, boolean interruptible) {
        ModelStrand me = current();
        step(me);
        me.blockage = blockage;
        me.interruptible = interruptible;
        deadlines.set(me, nanos);
        stepTime.waits(me);
        // Whose time-out may expire at any time can go on for ever, like one who yields.
        if (nanos > 0 && picker.exploresTimeouts()) giveWay(me, me.site);
        disable(me);
        // Others see it in the state of the thread.
        state.changed();
        ModelStrand next = picker.pick(me);
        if (next == null) throw end(stuckOrSpinning());
        if (next != me) switchTo(me, next);
        else Hunger.end(me);
        me.blockage = null;
        me.deadline = Deadlines.NEVER;
        me.interruptible = false;
        me.noticed.noticeRelease();
    }

    /**
     * The current strand leaves for something outside the program. From now on the engine runs it beside the others, until
     * it is chosen again.
     */
    void stepOut(String what) {
        ModelStrand me = current();
        beforeOthers.accept(me);
        disable(me);
        outsiders.add(me, what);
        engine.stepOut(me, () -> afterStepOut(me));
    }

    private @Nullable ModelStrand afterStepOut(ModelStrand left) {
        try {
            ModelStrand next = picker.pick(left);
            if (next == null) throw new IllegalStateException("a strand is outside but was not offered");
            become(next);
            return next;
        } catch (RunAbandoned over) {
            return null;
        }
    }

    void enable(ModelStrand strand) {
        if (strand.enabled) return;
        strand.noticed.released(ThreadModel.state(strand));
        strand.enabled = true;
        strand.deadline = Deadlines.NEVER;
        enabled.add(strand);
        fairness.enabled(strand);
        Hunger.begin(strand, steps);
    }

    void disable(ModelStrand strand) {
        if (!strand.enabled) return;
        strand.enabled = false;
        enabled.remove(strand);
        ModelStrand me = current;
        if (me != null && me != strand) Fairness.disabled(strand, me);
    }

    /** Lets the time-outs that are due take effect. */
    void expire() {
        deadlines.expire();
    }

    /** It is that time, if it was not before: whatever is due takes effect. */
    void passTo(long time) {
        clock.look();
        deadlines.passTo(time);
    }

    /** Who makes the choices within a step. */
    Picker picker() {
        return picker;
    }

    // ---- switching

    private void switchTo(ModelStrand me, ModelStrand next) {
        if (me.enabled) Hunger.begin(me, steps);
        become(next);
        int calls = Calls.context;
        try {
            engine.switchTo(me, next);
            Calls.context = calls;
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
        fairness.scheduled(next);
        Hunger.end(next);
    }

    // ---- ending

    /** Ends the run in the middle of the current strand, which has to throw what this returns. */
    RunAbandoned end(RunEnd how) {
        endWith(how);
        current().abandon();
        return new RunAbandoned();
    }

    private void endWith(RunEnd how) {
        if (end != null) return;
        end = onEnd.apply(how);
    }

    /** The current strand is at the end of its life. */
    void finish() {
        ModelStrand me = current();
        me.phase = ModelStrand.Phase.FINISHED;
        me.noticed.stops++;
        if (!me.isDaemon()) keepingAlive--;
        solitude.finished();
        disable(me);
        state.changed();
        engine.finish(me, me.isAbandoned() || end != null ? null : successor());
    }

    private @Nullable ModelStrand successor() {
        if (keepingAlive == 0) {
            endWith(new RunEnd.Completed());
            return null;
        }
        ModelStrand next;
        try {
            next = picker.pick(null);
        } catch (RunAbandoned givenUp) {
            return null;
        }
        if (next == null) endWith(stuckOrSpinning());
        else become(next);
        return next;
    }

    /** The running strand ends the program by itself, daemon or not: until then it keeps it alive. */
    void keepAlive() {
        ModelStrand me = current();
        if (!me.isDaemon()) return;
        me.isNoDaemonAnyMore();
        keepingAlive++;
    }

    /** Whether a thread other than {@code me} keeps the program alive. */
    boolean hasOthersAlive(ModelStrand me) {
        return keepingAlive > (me.isDaemon() ? 0 : 1);
    }

    /** Whether the run is over since nothing but periodic tasks went on, which would do so for ever. */
    boolean hasRepeatedEnough() {
        return periodicWork.isOver();
    }

    /** Whether any strand could make a step now. */
    boolean canGoOn() {
        return enabled.size() > 0;
    }

    private RunEnd stuckOrSpinning() {
        return canGoOn() ? new RunEnd.Spinning() : new RunEnd.Stuck();
    }

    @Nullable
    RunEnd ending() {
        return end;
    }
}
