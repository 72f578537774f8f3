package dev.selvage.engine.model;

/** Makes the choices of a run. */
public interface Chooser {
    /** Returns the index of one of the options of {@code point}, which is valid during this call only. */
    int choose(ChoicePoint point);

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
