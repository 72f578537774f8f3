package dev.selvage.explorer.program;

/** A program that cannot be started, in one line that says what to do. */
@SuppressWarnings("serial")
public final class ProgramException extends Exception {
    public ProgramException(String message) {
        super(message);
    }
}
