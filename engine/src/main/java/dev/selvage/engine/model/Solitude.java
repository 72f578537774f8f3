package dev.selvage.engine.model;

/**
 * Notices that a strand has been the only one for long, as in the start-up of a large program. What it does then nobody else can notice: it is
 * neither counted as steps nor reported.
 */
final class Solitude {
    /** So many steps are like any others, which is all that most programs need before they start their threads. */
    private static final int NOTED = 2_000;

    /** A strand that goes on alone for so many times the bound on steps is cut, as nobody can end its loop. */
    static final int PATIENCE = 20;

    /** One step in so many is a time to look at the clock. */
    private static final int LOOKS = (1 << 10) - 1;

    /** Strands that have not finished. */
    private int living;

    private long steps;

    void reset() {
        living = 0;
        steps = 0;
    }

    void added() {
        living++;
        steps = 0;
    }

    void finished() {
        living--;
        steps = 0;
    }

    /** The strand that goes on is about to make a step; whether it has been alone for long. */
    boolean goesOn() {
        return living == 1 && ++steps > NOTED;
    }

    /** The steps of the strand that goes on since it became the only one. */
    long steps() {
        return steps;
    }

    /** Whether the last step came after a long time alone. */
    boolean isLong() {
        return steps > NOTED;
    }

    /** Whether it is time to see if anybody still waits for the run. */
    boolean isTimeToLook() {
        return (steps & LOOKS) == 0;
    }

    boolean isTooLong(long maxSteps) {
        return steps - NOTED > PATIENCE * maxSteps;
    }
}
