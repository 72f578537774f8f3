package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Wakes a thread that waits in a system call, as the JDK does when a channel is closed under it.
 *
 * <p>Needs {@code sun.nio.ch} opened to this module; the agent does that.
 */
public final class NativeThreads {
    private static final MethodHandle CURRENT;
    private static final MethodHandle SIGNAL;

    static {
        try {
            Class<?> type = Class.forName("sun.nio.ch.NativeThread", true, null);
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            CURRENT = current(lookup, type);
            SIGNAL = lookup.findStatic(type, "signal", MethodType.methodType(void.class, long.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private NativeThreads() {}

    /** Newer JDKs answer for the carrier only in a method of another name: the current thread may be a virtual one. */
    private static MethodHandle current(MethodHandles.Lookup lookup, Class<?> type)
            throws ReflectiveOperationException {
        MethodType signature = MethodType.methodType(long.class);
        try {
            return lookup.findStatic(type, "current0", signature);
        } catch (NoSuchMethodException olderJdk) {
            return lookup.findStatic(type, "current", signature);
        }
    }

    /** The system's number of the calling thread, or 0 where there is none. */
    public static long current() {
        try {
            return (long) CURRENT.invokeExact();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Lets the system call in which that thread waits, if it is one that can, return at once. */
    public static void wake(long thread) {
        if (thread == 0) return;
        try {
            SIGNAL.invokeExact(thread);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
