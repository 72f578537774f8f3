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
}
