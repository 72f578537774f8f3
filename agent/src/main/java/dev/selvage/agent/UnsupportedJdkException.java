package dev.selvage.agent;

/** This JDK lacks something private that the hooks are built on. */
public final class UnsupportedJdkException extends Exception {
    private static final long serialVersionUID = 1L;

    UnsupportedJdkException(Throwable cause) {
        super(
                "Selvage does not know the internals of JDK " + Runtime.version() + " ("
                        + root(cause).getMessage() + "); use JDK 17, 21 or 25",
                cause);
    }

    /** What is missing is said by the innermost exception; errors of the JVM around it only say that something is. */
    private static Throwable root(Throwable thrown) {
        Throwable cause = thrown.getCause();
        return cause == null || thrown instanceof ReflectiveOperationException ? thrown : root(cause);
    }
}
