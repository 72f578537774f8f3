package dev.selvage.engine.free;

import dev.selvage.runtime.Operation;
import org.jspecify.annotations.Nullable;

/**
 * What is done to a free run from outside: threads tell what they are about to do, and may be held up there.
 *
 * <p>All methods are called by the program's threads, many at a time. Whoever implements them must not block but by
 * {@link FreeStrand#pause}, and must not use locks of {@code java.util.concurrent}: those would take the permits of
 * {@code LockSupport} that the program gives its threads.
 */
public interface Interference {
    /** Leaves the run alone. */
    Interference NONE = new Interference() {};

    /**
     * The thread is about to do this.
     *
     * @param operation an access, {@code LOCK} for a request of a monitor or exclusive lock that it does not hold yet, a call
     * @param userSite the program's line to which an operation in the library belongs; 0 in the program itself
     * @param target the object, or null for a static field
     */
    default void before(
            FreeStrand thread, Operation operation, int site, int userSite, @Nullable Object target, long index) {}

    /** The thread has just got this lock, which it did not hold before, or got it back after a wait. */
    default void locked(FreeStrand thread, int site, int userSite, Object lock) {}

    /** The thread is about to give this lock up altogether. */
    default void unlocks(FreeStrand thread, int site, int userSite, Object lock) {}

    /** The thread is about to start another one. */
    default void starts(FreeStrand thread, FreeStrand child) {}

    /** The thread has ended. */
    default void ended(FreeStrand thread) {}
}
