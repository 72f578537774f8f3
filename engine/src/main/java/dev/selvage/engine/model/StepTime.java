package dev.selvage.engine.model;

/**
 * The time that steps take, where strands go on and on while another one waits for a time to come: perhaps until that one tells them to stop. The first steps
 * take none, and later ones far less than a time-out of any use. But whoever only pauses is not kept waiting for ever: the longer the others go on, the
 * longer the pause that comes to its end. Whoever pauses again and again looks whether the others are done, perhaps for a number of times only: each time it has to wait for
 * more steps.
 */
final class StepTime {
    /** Steps that take no time. */
    private static final int TIMELESS = 10_000;

    /** How often there is a look whether a pause is over. */
    private static final int LOOK = 500;

    private static final long NANOS_PER_STEP = 1_000L;

    /** What a step is worth to those who sleep, at first; with every {@link #TIMELESS} steps it doubles. */
    private static final long WORTH_PER_STEP = 10_000L;

    /** To workers of the library, whose pauses may be the time-outs of somebody else, it is worth less by this factor. */
    private static final long OF_LIBRARY = 10;

    /** How often the worth of a step doubles; so many steps are worth more than 30 years. */
    private static final int MOST_DOUBLINGS = 33;

    private static final int MOST_REPETITIONS = 20;

    private final Scheduler scheduler;
    private final Deadlines deadlines;
    private final Choices choices;

    /** Steps made while a strand waited for a time, and how many there had been when time last passed because nobody could go on. */
    private long steps;

    private long began;

    /** Those that count as time already. */
    private long counted;

    StepTime(Scheduler scheduler, Deadlines deadlines, Choices choices) {
        this.scheduler = scheduler;
        this.deadlines = deadlines;
        this.choices = choices;
    }

    /** A run begins. */
    void reset() {
        steps = 0;
        begin();
    }

    /** Time has passed by itself. */
    void passed() {
        begin();
        for (ModelStrand strand : scheduler.strands()) strand.pausesEnded = 0;
    }

    private void begin() {
        began = steps;
        counted = steps;
    }

    /** The strand begins to wait for a time. */
    void waits(ModelStrand strand) {
        strand.waitsSince = steps;
    }

    /**
     * A step was made while a strand waits for a time.
     *
     * @param last whether the run will soon be cut: nobody is to pause until then
     */
    void step(boolean last) {
        long since = ++steps - began;
        if (since < TIMELESS || since % LOOK != 0) return;
        if (since % TIMELESS == 0) pass();
        endPauses(last);
    }

    private void pass() {
        long nanos = (steps - counted) * NANOS_PER_STEP;
        counted = steps;
        choices.timePassed();
        deadlines.pass(nanos);
    }

    private void endPauses(boolean last) {
        long until = until(last);
        for (ModelStrand next = deadlines.first(); next != null && next.deadline <= until; next = deadlines.first()) {
            if (!deadlines.isPauseOfAll(next.deadline)) return;
            choices.timePassed();
            if (next.pausesEnded++ == 0) deadlines.pass(deadlines.left());
            else deadlines.passTo(next.deadline);
        }
    }

    /** The time until which some strand has paused for long enough. */
    private long until(boolean last) {
        long until = Long.MIN_VALUE;
        for (ModelStrand strand : scheduler.strands()) {
            if (strand.deadline == Deadlines.NEVER || !Lateness.isPause(strand)) continue;
            boolean over = last && strand.pausesEnded > 0 || worth(strand) >= strand.delay;
            long reached = over ? strand.deadline : strand.deadline - strand.delay + worth(strand);
            until = Math.max(until, reached);
        }
        return until;
    }

    /** The time that the steps are worth which others have made while the strand pauses. */
    private long worth(ModelStrand pausing) {
        long waited = steps - Math.max(began, pausing.waitsSince);
        if (!Lateness.isOfProgram(pausing)) return worth(waited) / OF_LIBRARY;
        long due = waited >> Math.min(MOST_REPETITIONS, pausing.pausesEnded);
        return due < TIMELESS ? 0 : worth(due);
    }

    private static long worth(long waited) {
        int doublings = (int) Math.min(MOST_DOUBLINGS, waited / TIMELESS);
        long whole = TIMELESS * WORTH_PER_STEP * ((1L << doublings) - 1);
        return whole + waited % TIMELESS * (WORTH_PER_STEP << doublings);
    }
}
