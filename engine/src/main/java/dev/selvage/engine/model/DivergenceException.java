package dev.selvage.engine.model;

/** Thrown by a {@link Chooser} when the run is not the one it knows; ends the run. */
@SuppressWarnings("serial")
public final class DivergenceException extends RuntimeException {
    public DivergenceException(String reason) {
        super(reason);
    }
}
