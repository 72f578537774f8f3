package dev.selvage.engine.model;

/** Makes the choices of a run. */
public interface Chooser {
    /** Returns the index of one of the options of {@code point}, which is valid during this call only. */
    int choose(ChoicePoint point);
}
