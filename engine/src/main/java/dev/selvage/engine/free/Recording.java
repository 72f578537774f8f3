package dev.selvage.engine.free;

/** How much of a free run is seen and recorded. */
public enum Recording {
    /** Locks, threads and calls into the library. */
    SYNCHRONIZATION,
    /** Those, and accesses to fields and array elements. */
    EVERYTHING;

    boolean hasMemory() {
        return this == EVERYTHING;
    }
}
