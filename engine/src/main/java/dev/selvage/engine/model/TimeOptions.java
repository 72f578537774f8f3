package dev.selvage.engine.model;

import dev.selvage.engine.model.RunSettings.Timeouts;
import org.jspecify.annotations.Nullable;

/** Whether time may pass at a scheduling point though others could go on, and until when. Clocks are right: whatever is due before expires as well. */
final class TimeOptions {
    private final Deadlines deadlines;
    private final EnabledStrands enabled;
    private final Outsiders outsiders;
    private final ProgramState state;
    private Timeouts timeouts = Timeouts.LAST;
    private boolean passed;
    private boolean isLast;
    private @Nullable ModelStrand first;
    private long guard;

    TimeOptions(Deadlines deadlines, EnabledStrands enabled, Outsiders outsiders, ProgramState state) {
        this.deadlines = deadlines;
        this.enabled = enabled;
        this.outsiders = outsiders;
        this.state = state;
    }

    /** A run begins. */
    void prepare(Timeouts newTimeouts) {
        timeouts = newTimeouts;
        passed = false;
    }

    boolean isExplored() {
        return timeouts == Timeouts.EXPLORE;
    }

    /** Whether strands that wait for a time may be options. */
    boolean mayPass() {
        return timeouts != Timeouts.LAST && deadlines.areThere() && (isExplored() || !passed && outsiders.isEmpty());
    }

    /** Finds out who is an option at a new point; false when nobody is. */
    boolean look() {
        first = null;
        guard = 0;
        if (!mayPass()) return false;
        isLast = !isExplored() && !somebodyCouldGoOn();
        if (isExplored() || isLast) first = deadlines.first();
        else guard = deadlines.firstGuard();
        return true;
    }

    private boolean somebodyCouldGoOn() {
        for (int i = 0; i < enabled.size(); i++) {
            if (!state.hasSpun(enabled.array()[i])) return true;
        }
        return false;
    }

    /** Whether nobody can go on, so that time passes anyway. It is a step then like an earlier one, for those who search where else it could come. */
    boolean isLast() {
        return isLast;
    }

    /**
     * Whether time may pass until the strand, which waits, has waited long enough. Where it may pass any number of times, it passes from one time-out to the
     * next; where it may pass once, it may pass several of them at a time.
     */
    boolean isOption(ModelStrand strand) {
        return strand == first || strand.deadline < guard && deadlines.isFirstOfItsTime(strand);
    }

    /** Time passes until the strand has waited long enough. */
    void passUntil(ModelStrand strand) {
        passed |= !isLast;
        deadlines.passTo(strand.deadline);
    }
}
