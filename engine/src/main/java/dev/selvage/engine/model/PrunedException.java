package dev.selvage.engine.model;

/** Thrown by a {@link Chooser} that needs no more of a run: what would follow is known from other runs. Ends the run. */
@SuppressWarnings("serial")
public final class PrunedException extends RuntimeException {
    public PrunedException() {
        super("the rest of the run is known", null, false, false);
    }
}
