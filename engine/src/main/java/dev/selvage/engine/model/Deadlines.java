package dev.selvage.engine.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The times at which waiting strands give up, and the passing of time until then. */
final class Deadlines {
    static final long NEVER = Long.MAX_VALUE;

    private final Scheduler scheduler;
    private final VirtualClock clock;

    /** No strand waits for a time before this one. */
    private long earliest = NEVER;

    private boolean mattered;
    private long expired;
    private RunListener listener = RunListener.NONE;

    Deadlines(Scheduler scheduler, VirtualClock clock) {
        this.scheduler = scheduler;
        this.clock = clock;
    }

    void listen(RunListener newListener) {
        listener = newListener;
    }

    /** Whether a strand may be waiting for a time. */
    boolean areThere() {
        return earliest != NEVER;
    }

    /** The strand waits until so many nanoseconds from now, or for ever when there are none. */
    void set(ModelStrand strand, long nanos) {
        strand.deadline = nanos <= 0 ? NEVER : clock.after(nanos);
        strand.delay = Math.max(0, nanos);
        earliest = Math.min(earliest, strand.deadline);
        if (!mattered && strand.deadline != NEVER) mattered = hasCompany(strand);
    }

    private boolean hasCompany(ModelStrand strand) {
        for (ModelStrand other : scheduler.strands()) {
            if (other != strand && other.phase != ModelStrand.Phase.FINISHED) return true;
        }
        return false;
    }

    /** Whether a strand has waited for a time while others had not finished, so that another time might give another order. */
    boolean haveMattered() {
        return mattered;
    }

    /** Lets the time-outs that are due take effect. */
    void expire() {
        if (clock.now() < earliest) return;
        for (ModelStrand strand : scheduler.strands()) {
            if (strand.deadline <= clock.now()) timeOut(strand);
        }
        earliest = next();
    }

    private long next() {
        ModelStrand first = first();
        return first == null ? NEVER : first.deadline;
    }

    /** The strand whose time comes first, of several the one with the lowest id; null when nobody waits for a time. */
    @Nullable
    ModelStrand first() {
        ModelStrand first = null;
        List<ModelStrand> strands = scheduler.strands();
        for (int i = 0; i < strands.size(); i++) {
            ModelStrand strand = strands.get(i);
            if (strand.deadline < (first == null ? NEVER : first.deadline)) first = strand;
        }
        return first;
    }

    /** Whether all who wait for that time do nothing but pause. */
    boolean isPauseOfAll(long deadline) {
        for (ModelStrand strand : scheduler.strands()) {
            if (strand.deadline == deadline && !Lateness.isPause(strand)) return false;
        }
        return true;
    }

    /** The first time at which somebody gives up for whom no thread is late. */
    long firstGuard() {
        long first = NEVER;
        for (ModelStrand strand : scheduler.strands()) {
            if (strand.deadline < first && !Lateness.isPlausible(strand)) first = strand.deadline;
        }
        return first;
    }

    /** Whether nobody with a lower id waits for the same time. */
    boolean isFirstOfItsTime(ModelStrand strand) {
        for (int i = 0; i < strand.id(); i++) {
            if (scheduler.strands().get(i).deadline == strand.deadline) return false;
        }
        return true;
    }

    /** How many time-outs have taken effect. */
    long expired() {
        return expired;
    }

    private void timeOut(ModelStrand strand) {
        expired++;
        strand.noticed.released(ThreadModel.state(strand));
        strand.deadline = NEVER;
        scheduler.stateChanged();
        if (strand.blockage instanceof Blockage.Notification notification) {
            MonitorModel.reenter(scheduler, strand, notification.monitor());
        } else {
            scheduler.enable(strand);
        }
    }

    /** Lets so many nanoseconds pass. */
    void pass(long nanos) {
        clock.advanceTo(clock.now() + nanos);
        expire();
    }

    /** Lets time pass until then though others could go on, who turn out to be slower. */
    void passTo(long time) {
        clock.advanceTo(time);
        if (listener != RunListener.NONE) report(scheduler.whoCanGoOn());
        expire();
    }

    private void report(List<ModelStrand> slow) {
        if (slow.isEmpty()) return;
        for (ModelStrand strand : scheduler.strands()) {
            if (strand.deadline <= clock.now()) listener.onEarlyTimeOut(strand, slow);
        }
    }

    /** Lets time pass until the next time-out; false when there is none. */
    boolean pass() {
        earliest = next();
        if (earliest == NEVER) return false;
        clock.advanceTo(earliest);
        expire();
        return true;
    }

    /** How long it is until the next time-out, in nanoseconds. */
    long left() {
        earliest = next();
        return earliest == NEVER ? NEVER : earliest - clock.now();
    }

    void reset() {
        earliest = NEVER;
        mattered = false;
        expired = 0;
    }
}
