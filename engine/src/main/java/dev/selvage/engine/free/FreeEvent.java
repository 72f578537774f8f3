package dev.selvage.engine.free;

import dev.selvage.runtime.Operation;

/**
 * Something that a thread did in a free run.
 *
 * @param thread id of the thread
 * @param operation what it did; {@code LOCK}, {@code UNLOCK} and {@code WAIT} also of exclusive locks of the library; a
 *     {@code CALL} without site is a task that goes to a pool, or its result (before), or comes from it (after)
 * @param moment whether it was about to do it or had done it
 * @param site where, in the program or in the library; 0 when only {@code userSite} is known
 * @param userSite the program's line to which an event in the library belongs; 0 in the program itself
 * @param object identity of the object, the same throughout the run; 0 for statics and where there is none
 * @param index index of an array element; of {@code START}, {@code JOIN} and {@code UNPARK} the id of the other thread; of calls
 *     of a semaphore the permits that it has
 * @param nanos when, by the clock that all threads share
 */
public record FreeEvent(
        int thread, Operation operation, Moment moment, int site, int userSite, long object, long index, long nanos) {

    /** Which end of an operation an event is. */
    public enum Moment {
        /** About to happen: an access, the request of a lock, a call, the beginning of a wait. */
        BEFORE,
        /** Over: the lock is held, the call has returned, the thread that was joined has ended. */
        AFTER,
        /** Over without success: a lock that was tried in vain, a poll of an empty queue. */
        VAIN
    }

    /** Whether a task, or its result, changes hands. */
    public boolean isHandOver() {
        return operation == Operation.CALL && site == 0;
    }

    /** The site in the program. */
    public int line() {
        return userSite == 0 ? site : userSite;
    }
}
