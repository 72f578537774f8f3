package dev.selvage.explorer.oracle;

/**
 * What is wrong with a run.
 *
 * @param kind {@code exception}, {@code assertion}, {@code deadlock}, {@code lost-wakeup}, {@code livelock}, {@code exit}
 * @param message short form, for lists
 * @param cause one sentence that says what went wrong
 * @param signature the same for two runs that fail in the same way
 */
public record Failure(String kind, String message, String cause, String signature) {}
