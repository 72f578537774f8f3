package dev.selvage.engine.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Offers the strands that may go on to the chooser, and lets time pass when there is none. */
final class Picker {
    private final Scheduler scheduler;
    private final Choices choices;
    private final EnabledStrands enabled;
    private final Outsiders outsiders;
    private final Deadlines deadlines;
    private final ProgramState state;
    private final Fairness fairness;
    private final StepTime stepTime;
    private final TimeOptions time;
    private final Urgency urgency;
    private final PeriodicWork periodicWork;

    Picker(
            Scheduler scheduler,
            Choices choices,
            EnabledStrands enabled,
            Outsiders outsiders,
            Deadlines deadlines,
            StepTime stepTime,
            ProgramState state,
            Fairness fairness,
            Urgency urgency,
            PeriodicWork periodicWork) {
        this.scheduler = scheduler;
        this.choices = choices;
        this.enabled = enabled;
        this.outsiders = outsiders;
        this.deadlines = deadlines;
        this.state = state;
        this.fairness = fairness;
        this.stepTime = stepTime;
        this.urgency = urgency;
        this.periodicWork = periodicWork;
        this.time = new TimeOptions(deadlines, enabled, outsiders, state);
    }

    void prepare(RunSettings settings) {
        time.prepare(settings.timeouts());
    }

    /** Whether another strand than the current one may go on now. */
    boolean hasOthers() {
        return enabled.size() > 1 || time.mayPass() || outsiders.hasOptions();
    }

    boolean exploresTimeouts() {
        return time.isExplored();
    }

    /** The strand that goes on, or null when none can, now or later. */
    @Nullable
    ModelStrand pick(@Nullable ModelStrand me) {
        ModelStrand first = urgency.first();
        if (first != null) return pickOnly(first, me);
        boolean all = !state.mayHaveSpun() && fairness.isIdle() && !time.mayPass() && outsiders.isEmpty();
        if (!all || enabled.size() == 0) return pickOption(me);
        if (enabled.size() == 1 && !choices.everyStep()) return enabled.only();
        choices.point.offer(enabled, me);
        return take();
    }

    /** No choice, also while strands are outside: it would be none in a run whose chooser does not look at every step. */
    ModelStrand pickOnly(ModelStrand first, @Nullable ModelStrand me) {
        if (!choices.everyStep()) return first;
        choices.point.reset(ChoicePoint.Kind.RUN, me);
        choices.point.add(first);
        return take(false);
    }

    /** Like {@link #pick}, when not exactly the enabled strands are options, or there is none. */
    private @Nullable ModelStrand pickOption(@Nullable ModelStrand me) {
        while (true) {
            offer(me);
            if (choices.point.size() > 0) {
                ModelStrand next = take();
                if (next.enabled || comesBack(next)) return served(next);
            } else if (outsiders.isEmpty() ? !letTimePass() : !letRealTimePass()) {
                return null;
            }
        }
    }

    /** A strand that goes on without a switch has its turn, too. */
    private ModelStrand served(ModelStrand next) {
        if (!fairness.isIdle()) fairness.scheduled(next);
        return next;
    }

    /** Collects the strands that may go on. */
    private void offer(@Nullable ModelStrand me) {
        choices.point.reset(ChoicePoint.Kind.RUN, me);
        if (time.look() || !outsiders.isEmpty()) {
            List<ModelStrand> strands = scheduler.strands();
            for (int i = 0; i < strands.size(); i++) offerOne(strands.get(i));
        } else {
            for (int i = 0; i < enabled.size(); i++) offerOne(enabled.array()[i]);
        }
    }

    private void offerOne(ModelStrand strand) {
        if (!isOption(strand)) return;
        if (!fairness.isIdle() && !Outsiders.isOutside(strand) && fairness.isHeldBack(strand, state)) {
            choices.point.holdBack();
        } else {
            choices.point.add(strand);
        }
    }

    private boolean isOption(ModelStrand strand) {
        if (strand.enabled) return !state.hasSpun(strand);
        if (Outsiders.isOutside(strand)) return !strand.asked;
        return time.isOption(strand);
    }

    private ModelStrand take() {
        return take(!outsiders.isEmpty());
    }

    private ModelStrand take(boolean uncertain) {
        try {
            return choices.take(uncertain);
        } catch (DivergenceException | PrunedException e) {
            throw scheduler.end(givenUp(e));
        }
    }

    private static RunEnd givenUp(RuntimeException e) {
        return e instanceof PrunedException ? new RunEnd.Pruned() : new RunEnd.Diverged(String.valueOf(e.getMessage()));
    }

    /** Lets the chooser pick one of several waiters. */
    ModelStrand chooseWaiter(List<ModelStrand> waiters, ModelStrand me) {
        if (waiters.size() == 1) return waiters.get(0);
        choices.point.reset(ChoicePoint.Kind.NOTIFY, me);
        waiters.stream().sorted((a, b) -> Integer.compare(a.id(), b.id())).forEach(choices.point::add);
        return take();
    }

    /** Lets the chooser say who comes first: {@code me}, which looks at {@code seen}, or that with what it does. */
    boolean comesFirst(ModelStrand me, ModelStrand seen) {
        choices.point.reset(ChoicePoint.Kind.LOOK, me);
        choices.point.add(me.id() < seen.id() ? me : seen);
        choices.point.add(me.id() < seen.id() ? seen : me);
        return take() == me;
    }

    /** Whether a strand that was chosen while it waits can go on after all. */
    private boolean comesBack(ModelStrand chosen) {
        if (!Outsiders.isOutside(chosen)) {
            endWhereWorkOnlyRepeats();
            time.passUntil(chosen);
            if (time.isLast()) hasPassed();
            return false;
        }
        if (!outsiders.comesBack(chosen, choices.presence())) {
            choices.markAway();
            return false;
        }
        scheduler.enable(chosen);
        state.changed();
        return true;
    }

    boolean letTimePass() {
        endWhereWorkOnlyRepeats();
        if (!deadlines.pass()) return false;
        hasPassed();
        return true;
    }

    private void endWhereWorkOnlyRepeats() {
        if (enabled.size() == 0 && periodicWork.isEnough(scheduler.strands())) throw scheduler.end(new RunEnd.Stuck());
    }

    /** Time has passed since nobody could go on. */
    private void hasPassed() {
        stepTime.passed();
        // Time that passes since nobody can go on is enough for all to get to where they wait.
        scheduler.strands().forEach(strand -> strand.noticed.noticeStop());
        choices.timePassed();
    }

    /** As long as strands are outside, time is real: what they wait for must not lose against a clock that jumps. */
    private boolean letRealTimePass() {
        long left = deadlines.left();
        if (outsiders.waitPatiently(left)) return true;
        if (left <= outsiders.patience()) return letTimePass();
        throw scheduler.end(new RunEnd.Lost(
                outsiders.describe() + " waits outside the program for longer than " + outsiders.patience() / 1e9
                        + " s, and no other thread can go on; raise the limit with --watchdog SECONDS"));
    }
}
