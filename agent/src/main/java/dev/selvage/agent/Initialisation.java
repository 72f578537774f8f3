package dev.selvage.agent;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Knows which loaded classes have still to run their initialiser. */
final class Initialisation {
    private final Object unsafe;
    private final Method shouldBeInitialized;

    Initialisation() {
        try {
            Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
            Method instance = type.getMethod("getUnsafe");
            instance.setAccessible(true);
            unsafe = instance.invoke(null);
            shouldBeInitialized = type.getMethod("shouldBeInitialized", Class.class);
            shouldBeInitialized.setAccessible(true);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this JDK is not supported: " + e, e);
        }
    }

    boolean isPending(Class<?> type) {
        try {
            return (boolean) shouldBeInitialized.invoke(unsafe, type);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }
}
