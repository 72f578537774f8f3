package dev.selvage.runtime;

/**
 * Sections whose moment depends on the JVM and not on the schedule (class initialisation, linkage, class loading): inside
 * them nothing is an event and nobody else is scheduled.
 */
public final class Ignored {
    private Ignored() {}

    /** Begins a section; sections nest. */
    public static void enter() {
        if (Guard.isControlled() && Guard.ignored++ == 0) Guard.running = null;
    }

    /** Ends the innermost section. */
    public static void exit() {
        if (Guard.isControlled() && Guard.ignored > 0 && --Guard.ignored == 0) Guard.running = Guard.token;
    }
}
