package dev.selvage.explorer.jobs;

/** A worker cannot do what it was asked for, in one line that says what to do. */
public final class WorkRefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WorkRefusedException(String message) {
        super(message);
    }
}
