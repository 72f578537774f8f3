package dev.selvage.engine.model;

/** Makes the choices of a run. */
public interface Chooser {
    /** Returns the index of one of the options of {@code point}, which is valid during this call only. */
    int choose(ChoicePoint point);

    /** Whether {@link #forced} is to be called, which costs. */
    default boolean seesEveryStep() {
        return false;
    }

    /** A scheduling point with a single option, which is taken; it is no choice and not recorded as one. */
    default void forced(ChoicePoint point) {}

    /** What is known about a strand that was chosen while it waits outside the program. */
    enum Presence {
        /** Nothing: it is back or it is not. */
        UNKNOWN,
        /** In the run that this one repeats it was back. */
        BACK,
        /** In the run that this one repeats it was still away. */
        AWAY
    }

    /** Whether the strand that {@link #choose} named last, which waits outside, is to be waited for. */
    default Presence presence() {
        return Presence.UNKNOWN;
    }
}
