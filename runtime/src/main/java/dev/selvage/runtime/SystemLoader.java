package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/** The class loader that a program takes for the one that its JVM began with. */
public final class SystemLoader {
    private static final MethodHandle PUT;
    private static final long NAME_AND_ID;

    private static volatile @Nullable ClassLoader ofRun;

    /** The one that the JVM began with, as far as it was asked for. */
    private static @Nullable ClassLoader real;

    static {
        try {
            MethodHandle offset = InternalUnsafe.method("objectFieldOffset", long.class, Class.class, String.class);
            NAME_AND_ID = (long) offset.invoke(ClassLoader.class, "nameAndId");
            PUT = InternalUnsafe.method("putReference", void.class, Object.class, long.class, Object.class);
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
        if (real == null) real = ClassLoader.getSystemClassLoader();
        ofRun = loader;
    }

    /** The one that the JVM began with, whoever asks. */
    public static @Nullable ClassLoader ofJvm() {
        ClassLoader known = real;
        return known == null ? ClassLoader.getSystemClassLoader() : known;
    }

    /** The next loader whose modules a program looks through: that of the JVM has those of the JDK which the program takes for modules of its own loader. */
    public static @Nullable ClassLoader nextWithModules(ClassLoader loader) {
        return loader == ofRun ? real : loader.getParent();
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
