package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** The class loader that a program takes for the one that its JVM began with. */
public final class SystemLoader {
    private static final MethodHandle PUT;
    private static final long NAME_AND_ID;

    private static volatile @Nullable ClassLoader ofRun;

    static {
        try {
            Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            Object unsafe = lookup.findStatic(type, "getUnsafe", MethodType.methodType(type))
                    .invoke();
            NAME_AND_ID = (long) lookup.findVirtual(
                            type, "objectFieldOffset", MethodType.methodType(long.class, Class.class, String.class))
                    .invoke(unsafe, ClassLoader.class, "nameAndId");
            PUT = lookup.findVirtual(
                            type,
                            "putReference",
                            MethodType.methodType(void.class, Object.class, long.class, Object.class))
                    .bindTo(unsafe);
        } catch (Throwable e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private SystemLoader() {}

    /**
     * Has the messages of the JVM call the loader by its name alone, as they do with the JVM's own. An identity hash code in a message would
     * differ from run to run. Must come before the loader defines its first class.
     */
    public static void dropIdentity(ClassLoader loader) {
        try {
            PUT.invoke(loader, NAME_AND_ID, "'" + loader.getName() + "'");
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** The program of this run takes the loader for that of its JVM; null when it was not loaded for the run. */
    public static void begin(@Nullable ClassLoader loader) {
        ofRun = loader;
    }

    /** Whether the program of this run was loaded for it, by a loader of its own. */
    static boolean isOfProgram() {
        return ofRun != null;
    }

    /** In place of {@code ClassLoader.getSystemClassLoader}; null for the real one. */
    public static @Nullable ClassLoader current() {
        ClassLoader mine = ofRun;
        if (mine == null) return null;
        return Guard.isControlled() || Free.on && Free.isOfProgram() ? mine : null;
    }
}
