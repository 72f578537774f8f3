package dev.selvage.engine.model;

/** Notices strands that yield in loops over and over: they may wait for the time-out of another one. */
final class Polling {
    /** Yields in loops while no time-out expired. A few would not do, as code that is about to park spins before. */
    private static final int ENOUGH = 2_000;

    private final EnabledStrands enabled;
    private final Deadlines deadlines;
    private final ProgramState state;

    Polling(EnabledStrands enabled, Deadlines deadlines, ProgramState state) {
        this.enabled = enabled;
        this.deadlines = deadlines;
        this.state = state;
    }

    /** The strand yields in a loop. */
    void yielded(ModelStrand strand) {
        FairStanding its = strand.fairness;
        its.polls = its.pollsSince == deadlines.expired() ? its.polls + 1 : 1;
        its.pollsSince = deadlines.expired();
    }

    /** Whether {@code me} and all others that could go on seem to wait for a time-out. */
    boolean isAllThatGoesOn(ModelStrand me) {
        if (!polls(me)) return false;
        for (int i = 0; i < enabled.size(); i++) {
            ModelStrand strand = enabled.array()[i];
            if (!state.hasSpun(strand) && !polls(strand)) return false;
        }
        return true;
    }

    private boolean polls(ModelStrand strand) {
        return strand.fairness.polls >= ENOUGH && strand.fairness.pollsSince == deadlines.expired();
    }
}
