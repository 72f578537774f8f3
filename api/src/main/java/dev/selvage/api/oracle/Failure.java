package dev.selvage.api.oracle;

/**
 * What is wrong with a run.
 *
 * @param kind what sort of failure it is, in a word of small letters and hyphens: {@code lost-update}
 * @param message short form, for lists
 * @param cause one sentence that says what went wrong
 * @param signature the same for two runs that fail in the same way
 */
public record Failure(String kind, String message, String cause, String signature) {
    public Failure {
        if (!kind.matches("[a-z][a-z0-9-]*"))
            throw new IllegalArgumentException("'" + kind + "' is no kind of failure");
    }

    /** A failure of which there is no more to say than this. */
    public static Failure of(String kind, String message) {
        return new Failure(kind, message, message, message);
    }
}
