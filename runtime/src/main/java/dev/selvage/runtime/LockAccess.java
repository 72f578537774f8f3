package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import org.jspecify.annotations.Nullable;

/** Looks into the locks of {@code java.util.concurrent}; needs its package opened to this module. */
public final class LockAccess {
    private static final MethodHandle OWNER;

    static {
        try {
            OWNER = MethodHandles.privateLookupIn(AbstractOwnableSynchronizer.class, MethodHandles.lookup())
                    .findVirtual(
                            AbstractOwnableSynchronizer.class,
                            "getExclusiveOwnerThread",
                            MethodType.methodType(Thread.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private LockAccess() {}

    /** The thread that holds the lock for which a thread is parked, or null when there is none. */
    public static @Nullable Thread ownerOf(@Nullable Object blocker) {
        if (!(blocker instanceof AbstractOwnableSynchronizer)) return null;
        try {
            return (Thread) OWNER.invokeExact((AbstractOwnableSynchronizer) blocker);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
