package dev.selvage.agent.rewrite;

/**
 * What is done to a class.
 *
 * @param origin whose class it is; decides which hooks its accesses call
 * @param memory whether accesses to fields and array elements are hooked
 * @param synchronization whether thread and time calls are hooked, and monitors modelled
 * @param monitors what becomes of its monitors
 * @param patched whether single methods of this JDK class have hooks of their own
 * @param calls whether it is known by which calls a strand got into a method of this class
 */
public record Treatment(
        Origin origin, boolean memory, boolean synchronization, Monitors monitors, boolean patched, boolean calls) {
    /** What becomes of the monitors that a class takes under control. */
    public enum Monitors {
        /** They stay as they are: nothing that belongs to the schedule happens while one is held. */
        UNTOUCHED,
        /** They are taken for real, as threads of the JVM need them, too; while one is held nobody else is scheduled. */
        REAL,
        MODELLED
    }

    /** Whose class it is. */
    public enum Origin {
        PROGRAM,
        LIBRARY,
        /** The library, whose insides are asked for. */
        INSIDE
    }

    /** Program code in full: the default for what is under test. */
    public static final Treatment PROGRAM = new Treatment(Origin.PROGRAM, true, true, false);

    /** Program code whose fields are not of interest. */
    public static final Treatment PROGRAM_SYNCHRONIZATION = new Treatment(Origin.PROGRAM, false, true, false);

    /** Collections of {@code java.util}, whose accesses belong to the user's call. */
    public static final Treatment COLLECTION = new Treatment(Origin.LIBRARY, true, true, false);

    /** {@code java.util.concurrent} and the like: blocking is modelled, accesses are not events. */
    public static final Treatment LIBRARY_SYNCHRONIZATION = new Treatment(Origin.LIBRARY, false, true, false);

    /** {@code java.util.concurrent} where its accesses are events, too. */
    public static final Treatment CONCURRENT = new Treatment(Origin.INSIDE, true, true, false);

    /** Any other JDK class that has monitors. */
    public static final Treatment LIBRARY_MONITORS = ofJdk(Monitors.MODELLED);

    /** JDK classes whose monitors threads of the JVM or the tool need as well. */
    public static final Treatment REAL_MONITORS = ofJdk(Monitors.REAL);

    /** Any other JDK class: only its initialiser is kept out of the schedule. */
    public static final Treatment INITIALISER_ONLY = ofJdk(Monitors.UNTOUCHED);

    private Treatment(Origin origin, boolean memory, boolean synchronization, boolean patched) {
        this(origin, memory, synchronization, Monitors.MODELLED, patched, false);
    }

    private static Treatment ofJdk(Monitors monitors) {
        return new Treatment(Origin.LIBRARY, false, false, monitors, false, false);
    }

    /** Whether this is {@link #INITIALISER_ONLY}; the JDK's comparison of records would load classes at its first use. */
    public boolean isInitialiserOnly() {
        return !concernsMore() && monitors == Monitors.UNTOUCHED;
    }

    /** Whether nothing but the initialiser and monitors are of interest. */
    public boolean isForMonitorsOnly() {
        return !concernsMore() && monitors != Monitors.UNTOUCHED;
    }

    private boolean concernsMore() {
        return memory || synchronization || patched || origin != Origin.LIBRARY;
    }

    boolean modelsMonitors() {
        return monitors == Monitors.MODELLED;
    }

    /** The same treatment with the class's own patches. */
    public Treatment withPatches() {
        return new Treatment(origin, memory, synchronization, monitors, true, calls);
    }

    /** The same treatment with accesses to fields and array elements left alone. */
    Treatment withoutMemory() {
        return new Treatment(origin, false, synchronization, monitors, patched, calls);
    }

    /** The same treatment, with the calls of its methods kept. */
    public Treatment withCalls() {
        return new Treatment(origin, memory, synchronization, monitors, patched, true);
    }

    boolean isInside() {
        return origin == Origin.INSIDE;
    }

    boolean isProgram() {
        return origin == Origin.PROGRAM;
    }
}
