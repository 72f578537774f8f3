package dev.selvage.explorer.touch;

/** How a step touches a location. */
public enum Mode {
    /** Depends on all but reads. */
    READ,
    /** Depends on everything. */
    WRITE,
    /** Comes before the later accesses, but can never be exchanged with one: an unlock, the end that a join waits for. */
    ORDER,
    /** Depends on reads only: those who hold something do not disturb one another, but whoever passes by. */
    HOLD,
    /** The end of a {@link #HOLD}, which can never be exchanged with a later read. */
    LEAVE;

    public boolean isHold() {
        return this == HOLD || this == LEAVE;
    }

    /** Whether it could have come before what it depends on. */
    public boolean races() {
        return this != ORDER && this != LEAVE;
    }

    boolean dependsOn(Mode other) {
        return this == READ || other == READ ? this != other : !(isHold() && other.isHold());
    }

    /** Of two accesses in one step. A release never takes the race of the acquisition in the same step away, nor a look the order of the release. */
    Mode and(Mode other) {
        if (this == other) return this;
        return isHold() && other.isHold() ? HOLD : WRITE;
    }
}
