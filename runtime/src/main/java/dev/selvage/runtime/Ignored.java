package dev.selvage.runtime;

/**
 * Sections whose moment depends on the JVM and not on the schedule (class initialisation, linkage, class loading): inside
 * them nothing is an event and nobody else is scheduled.
 */
public final class Ignored {
    private Ignored() {}

    /** Begins a section; sections nest. */
    public static void enter() {
        if (Guard.isControlled()) {
            if (Guard.ignored++ == 0) Guard.running = null;
        } else if (Free.on) {
            Free.enterIgnored();
        }
    }

    /** Begins the initialiser of a class of the program: when that is depends on the schedule, and much may depend on it. */
    public static void enterInitialiser() {
        Thread me = Guard.token;
        if (me == null || me != Thread.currentThread()) {
            if (Free.on) Free.enterIgnored();
            return;
        }
        long state = Section.enter();
        try {
            Guard.director().initialises();
        } finally {
            Section.exit(me, state);
        }
        enter();
        if (Guard.isControlled()) Guard.ignored += Guard.INITIALISER;
    }

    /** Ends the innermost section, which is an initialiser of the program. */
    public static void exitInitialiser() {
        if (Guard.isControlled() && Guard.ignored > Guard.INITIALISER) Guard.ignored -= Guard.INITIALISER;
        exit();
    }

    /** Ends the innermost section. */
    public static void exit() {
        if (Guard.isControlled()) {
            if (Guard.ignored > 0 && --Guard.ignored == 0) Guard.running = Guard.token;
        } else if (Free.on) {
            Free.exitIgnored();
        }
    }
}
