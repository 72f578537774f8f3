package dev.selvage.api.run;

/** What an action does. */
public enum Operation {
    READ,
    WRITE,
    /** A read and write in one, of an atomic or a {@code VarHandle}. */
    UPDATE,
    /** Enters a monitor. */
    LOCK,
    UNLOCK,
    WAIT,
    NOTIFY,
    NOTIFY_ALL,
    PARK,
    UNPARK,
    START,
    /** The first action of a thread. */
    BEGIN,
    /** The last action of a thread. */
    END,
    JOIN,
    SLEEP,
    YIELD,
    INTERRUPT,
    /** A call into {@code java.util.concurrent}. */
    CALL,
    /** A call of a plain collection. */
    COLLECTION_CALL,
    /** Something that waits for the world outside the program: a socket, a process, native code. */
    EXTERNAL;

    /** Whether it is an access to a field, an array element or an atomic. */
    public boolean isAccess() {
        return this == READ || this == WRITE || this == UPDATE;
    }
}
