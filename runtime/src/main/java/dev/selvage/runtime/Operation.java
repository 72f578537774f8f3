package dev.selvage.runtime;

/** What a visible operation of a strand does. */
public enum Operation {
    READ(false),
    WRITE(true),
    /** A read-modify-write of an atomic or a {@code VarHandle}. */
    UPDATE(true),
    LOCK(true),
    UNLOCK(true),
    WAIT(true),
    NOTIFY(true),
    NOTIFY_ALL(true),
    PARK(false),
    UNPARK(true),
    START(true),
    BEGIN(false),
    END(true),
    JOIN(false),
    SLEEP(false),
    YIELD(false),
    INTERRUPT(true),
    /** A call into {@code java.util.concurrent}. */
    CALL(true),
    /** A call of a plain collection. */
    COLLECTION_CALL(false),
    /** Something that waits for the world outside the program: a socket, a process, native code. */
    EXTERNAL(true);

    /** Whether the operation can change what another strand reads or waits for. */
    public final boolean changesState;

    Operation(boolean changesState) {
        this.changesState = changesState;
    }
}
