package dev.selvage.launcher;

/** This JVM cannot do what it was asked for, in one line that says what to do. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public RefusedException(String message) {
        super(message);
    }
}
