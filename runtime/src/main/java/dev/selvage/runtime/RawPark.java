package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Parks the calling platform thread, whoever it stands for: {@code LockSupport} would try to unmount it where it stands for
 * a virtual thread.
 */
final class RawPark {
    private static final MethodHandle PARK;
    private static final MethodHandle UNPARK;

    static {
        try {
            Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            Object unsafe = lookup.findStatic(type, "getUnsafe", MethodType.methodType(type))
                    .invoke();
            PARK = lookup.findVirtual(type, "park", MethodType.methodType(void.class, boolean.class, long.class))
                    .bindTo(unsafe);
            UNPARK = lookup.findVirtual(type, "unpark", MethodType.methodType(void.class, Object.class))
                    .bindTo(unsafe)
                    .asType(MethodType.methodType(void.class, Thread.class));
        } catch (Throwable e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private RawPark() {}

    static void park() {
        try {
            PARK.invokeExact(false, 0L);
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
