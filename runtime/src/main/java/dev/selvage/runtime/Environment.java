package dev.selvage.runtime;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Hooks of what a run sees of the machine: clocks, identity hash codes, the common pool, the way out. */
public final class Environment {
    private static final ClassValue<Boolean> HAS_OWN_HASH = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return declaresHash(type);
        }
    };

    private Environment() {}

    public static long nanoTime() {
        if (!Guard.isControlled()) return System.nanoTime();
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().nanoTime();
        } finally {
            Section.exit(me, state);
        }
    }

    public static long currentTimeMillis() {
        if (!Guard.isControlled()) return System.currentTimeMillis();
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().currentTimeMillis();
        } finally {
            Section.exit(me, state);
        }
    }

    public static int identityHashCode(@Nullable Object object) {
        if (object == null || !Guard.isControlled()) return System.identityHashCode(object);
        boolean visible = Guard.running != null;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().identityHash(object, visible);
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of a call of {@code Object.hashCode} whose target may or may not be overridden. */
    public static int hashCode(Object object) {
        if (object == null || !Guard.isControlled() || hasOwnHash(object.getClass())) return object.hashCode();
        return identityHashCode(object);
    }

    private static boolean hasOwnHash(Class<?> type) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return HAS_OWN_HASH.get(type);
        } finally {
            Section.exit(me, state);
        }
    }

    /** Enums inherit a final {@code hashCode} that is the identity's. */
    private static boolean declaresHash(Class<?> type) {
        try {
            Class<?> declaring = type.getMethod("hashCode").getDeclaringClass();
            return declaring != Object.class && declaring != Enum.class;
        } catch (NoSuchMethodException impossible) {
            return true;
        }
    }

    /** In place of {@code Clock.currentInstant}; null for the real one. */
    public static @Nullable Instant instant() {
        if (!Guard.isControlled()) return null;
        long nanos = nanoTime();
        return Instant.ofEpochSecond(VirtualTime.EPOCH_SECONDS, nanos);
    }

    /** In place of {@code SecureRandom.nextBytes}: true when the bytes were drawn from the run's own sequence. */
    public static boolean randomBytes(byte[] bytes) {
        if (!Guard.isControlled()) return false;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().randomBytes(bytes);
            return true;
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of {@code Runtime.addShutdownHook}. */
    public static void addShutdownHook(Runtime runtime, Thread hook) {
        if (!Guard.isControlled()) {
            runtime.addShutdownHook(hook);
            return;
        }
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().addShutdownHook(hook);
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of {@code Runtime.removeShutdownHook}. */
    public static boolean removeShutdownHook(Runtime runtime, Thread hook) {
        if (!Guard.isControlled()) return runtime.removeShutdownHook(hook);
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().removeShutdownHook(hook);
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of a read of a static pool that would outlive the run. */
    public static @Nullable Object commonPool(@Nullable Object real) {
        if (!Guard.isControlled()) return real;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().commonPool();
        } finally {
            Section.exit(me, state);
        }
    }

    /** In place of {@code System.exit}: true when the run, and not the JVM, ended. */
    public static void exit(int status) {
        if (!Guard.isControlled()) {
            System.exit(status);
            return;
        }
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().exit(status);
        } finally {
            Section.exit(me, state);
        }
    }
}
