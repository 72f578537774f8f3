package dev.selvage.engine.model;

/** The times at which waiting strands give up, and the passing of time until then. */
final class Deadlines {
    static final long NEVER = Long.MAX_VALUE;

    private final Scheduler scheduler;
    private final VirtualClock clock;

    /** No strand waits for a time before this one. */
    private long earliest = NEVER;

    private boolean mattered;
    private long expired;

    Deadlines(Scheduler scheduler, VirtualClock clock) {
        this.scheduler = scheduler;
        this.clock = clock;
    }

    /** Whether a strand may be waiting for a time. */
    boolean areThere() {
        return earliest != NEVER;
    }

    /** The strand waits until so many nanoseconds from now, or for ever when there are none. */
    void set(ModelStrand strand, long nanos) {
        strand.deadline = nanos <= 0 ? NEVER : clock.after(nanos);
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
        long next = NEVER;
        for (ModelStrand strand : scheduler.strands()) next = Math.min(next, strand.deadline);
        return next;
    }

    /** How many time-outs have taken effect. */
    long expired() {
        return expired;
    }

    private void timeOut(ModelStrand strand) {
        expired++;
        strand.deadline = NEVER;
        scheduler.stateChanged();
        if (strand.blockage instanceof Blockage.Notification notification) {
            MonitorModel.reenter(scheduler, strand, notification.monitor());
        } else {
            scheduler.enable(strand);
        }
    }

    /** Lets the time-out of {@code strand} expire, and with it those that are due before. */
    void expireFirst(ModelStrand strand) {
        clock.advanceTo(strand.deadline);
        expire();
    }

    /** Lets time pass until the next time-out; false when there is none. */
    boolean pass() {
        earliest = next();
        if (earliest == NEVER) return false;
        clock.advanceTo(earliest);
        expire();
        return true;
    }

    /** Lets so many nanoseconds pass. */
    void pass(long nanos) {
        clock.advanceTo(clock.now() + nanos);
        expire();
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
