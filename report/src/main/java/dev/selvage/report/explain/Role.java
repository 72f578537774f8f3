package dev.selvage.report.explain;

import dev.selvage.report.model.TraceEvent;

/** The part that an event plays in an explanation; a monitor and a {@code Lock} play the same. */
enum Role {
    /** Reads or writes memory. */
    ACCESS,
    /** Takes a lock. */
    ACQUIRE,
    /** Gives a lock back. */
    RELEASE,
    /** Gives a lock back until it is notified. */
    WAIT,
    NOTIFY,
    PARK,
    UNPARK,
    /** Acts on another thread. */
    THREAD,
    /** Calls an object of the library that threads may share. */
    CALL,
    OTHER;

    static Role of(TraceEvent event) {
        return switch (event.operation()) {
            case "read", "write", "update" -> ACCESS;
            case "lock" -> ACQUIRE;
            case "unlock" -> RELEASE;
            case "wait" -> WAIT;
            case "notify", "notify-all" -> NOTIFY;
            case "park" -> PARK;
            case "unpark" -> UNPARK;
            case "start", "join", "interrupt" -> THREAD;
            case "call", "collection-call" -> ofCall(Names.simple(event.member()));
            default -> OTHER;
        };
    }

    private static Role ofCall(String method) {
        return switch (method) {
            case "lock", "lockInterruptibly" -> ACQUIRE;
            case "unlock" -> RELEASE;
            default -> CALL;
        };
    }
}
