package dev.selvage.engine.model;

/**
 * The time that steps take, where strands go on and on while another one waits for a time to come: perhaps until that one tells them to stop. The first steps
 * take none, and later ones far less than a time-out of any use. But whoever only pauses is not kept waiting for ever: the longer the others go on, the
 * longer the pause that comes to its end.
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

    private static final long MOST_WORTH = 1L << 50;

    private final Deadlines deadlines;
    private final Choices choices;

    /** Steps since time last passed because nobody could go on, and those of them that count as time already. */
    private long steps;

    private long counted;
    private long worth;
    private long saved;

    StepTime(Deadlines deadlines, Choices choices) {
        this.deadlines = deadlines;
        this.choices = choices;
        reset();
    }

    /** Time has passed by itself. */
    void reset() {
        steps = 0;
        counted = 0;
        worth = WORTH_PER_STEP;
        saved = 0;
    }

    /** A step was made while a strand waits for a time. */
    void step() {
        if (++steps < TIMELESS || steps % LOOK != 0) return;
        saved = Math.min(MOST_WORTH, saved + (steps == TIMELESS ? TIMELESS : LOOK) * worth);
        if (steps % TIMELESS == 0) pass();
        endPauses();
    }

    private void pass() {
        worth = Math.min(MOST_WORTH / TIMELESS, 2 * worth);
        long nanos = (steps - counted) * NANOS_PER_STEP;
        counted = steps;
        choices.timePassed();
        deadlines.pass(nanos);
    }

    private void endPauses() {
        ModelStrand next = deadlines.first();
        while (next != null && deadlines.isPauseOfAll(next.deadline) && price(next) <= saved) {
            saved -= price(next);
            choices.timePassed();
            deadlines.pass(deadlines.left());
            next = deadlines.first();
        }
    }

    private long price(ModelStrand pausing) {
        long left = deadlines.left();
        if (pausing.blockage instanceof Blockage.Sleep) return left;
        return left > MOST_WORTH ? Long.MAX_VALUE : left * OF_LIBRARY;
    }
}
