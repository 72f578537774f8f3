package dev.selvage.engine.execution;

/** A run that cannot be carried on, in plain words with what to do. */
@SuppressWarnings("serial")
public final class ControlLostException extends Exception {
    public ControlLostException(String message) {
        super(message);
    }
}
