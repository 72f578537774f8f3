package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Parks the calling platform thread, or lets others go first, whoever it stands for: {@code LockSupport} would try to unmount it where it stands for
 * a virtual thread.
 */
final class RawPark {
    private static final MethodHandle PARK;
    private static final MethodHandle UNPARK;
    private static final MethodHandle YIELD;

    static {
        try {
            PARK = InternalUnsafe.method("park", void.class, boolean.class, long.class);
            UNPARK = InternalUnsafe.method("unpark", void.class, Object.class)
                    .asType(MethodType.methodType(void.class, Thread.class));
            YIELD = MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
                    .findStatic(Thread.class, nameOfYield(), MethodType.methodType(void.class));
        } catch (Throwable e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private RawPark() {}

    /** Newer JDKs ask first whether the thread is a virtual one. */
    private static String nameOfYield() {
        return Runtime.version().feature() >= 19 ? "yield0" : "yield";
    }

    static void park() {
        try {
            PARK.invokeExact(false, 0L);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    static void yield() {
        try {
            YIELD.invokeExact();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    static void unpark(Thread thread) {
        try {
            UNPARK.invokeExact(thread);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
