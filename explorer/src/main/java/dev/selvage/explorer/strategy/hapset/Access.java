package dev.selvage.explorer.strategy.hapset;

import dev.selvage.runtime.Operation;

/** How a statement uses a shared object, as far as orders of statements are concerned. */
enum Access {
    READ,
    WRITE,
    LOCK,
    WAIT,
    NOTIFY,
    /** Does something to a thread that it may notice, or looks at how far it has come. */
    SIGNAL,
    /** Begins, or may wait: then the thread notices what was done to it. */
    HEED,
    /** Works on a task that the library has given out. */
    TASK,
    /** Gets a task from the library, if there is one. */
    TAKE,
    NONE;

    static Access of(Operation operation) {
        return switch (operation) {
            case READ -> READ;
            case WRITE, UPDATE, CALL -> WRITE;
            case LOCK -> LOCK;
            case WAIT, PARK -> WAIT;
            case NOTIFY, NOTIFY_ALL, UNPARK -> NOTIFY;
            default -> NONE;
        };
    }

    boolean isMemory() {
        return this == READ || this == WRITE;
    }

    /** Whether the order of the two on one object matters: read-write, write-write, lock-lock, wait-notify. */
    boolean conflictsWith(Access other) {
        return switch (this) {
            case READ -> other == WRITE;
            case WRITE -> other == READ || other == WRITE;
            case LOCK -> other == LOCK;
            case WAIT -> other == NOTIFY;
            case NOTIFY -> other == WAIT;
            case SIGNAL -> other == SIGNAL || other == HEED;
            case HEED -> other == SIGNAL;
            case TASK -> other == TAKE;
            case TAKE -> other == TAKE || other == TASK;
            case NONE -> false;
        };
    }
}
