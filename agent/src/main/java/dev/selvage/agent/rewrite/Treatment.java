package dev.selvage.agent.rewrite;

/**
 * What is done to a class.
 *
 * @param origin whose class it is; decides which hooks its accesses call
 * @param memory whether accesses to fields and array elements are hooked
 * @param synchronization whether monitors, thread and time calls are hooked
 * @param patched whether single methods of this JDK class have hooks of their own
 * @param calls whether it is known by which calls a strand got into a method of this class
 */
public record Treatment(Origin origin, boolean memory, boolean synchronization, boolean patched, boolean calls) {
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

    /** Any other JDK class: only its initialiser is kept out of the schedule. */
    public static final Treatment INITIALISER_ONLY = new Treatment(Origin.LIBRARY, false, false, false);

    private Treatment(Origin origin, boolean memory, boolean synchronization, boolean patched) {
        this(origin, memory, synchronization, patched, false);
    }

    /** Whether this is {@link #INITIALISER_ONLY}; the JDK's comparison of records would load classes at its first use. */
    public boolean isInitialiserOnly() {
        return !memory && !synchronization && !patched && origin == Origin.LIBRARY;
    }

    /** The same treatment with the class's own patches. */
    public Treatment withPatches() {
        return new Treatment(origin, memory, synchronization, true, calls);
    }

    /** The same treatment with accesses to fields and array elements left alone. */
    Treatment withoutMemory() {
        return new Treatment(origin, false, synchronization, patched, calls);
    }

    /** The same treatment, with the calls of its methods kept. */
    public Treatment withCalls() {
        return new Treatment(origin, memory, synchronization, patched, true);
    }

    boolean isInside() {
        return origin == Origin.INSIDE;
    }

    boolean isProgram() {
        return origin == Origin.PROGRAM;
    }
}
