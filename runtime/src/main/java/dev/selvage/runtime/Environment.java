package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/** Hooks of what a run sees of the machine: clocks, identity hash codes, the common pool, the way out. */
public final class Environment {
    private static final Class<?>[] HASH_OWNERS = new Class<?>[4096];
    private static final boolean[] OWN_HASH = new boolean[4096];
    private static int hashOwners;

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
        int slot = System.identityHashCode(type) & (HASH_OWNERS.length - 1);
        while (HASH_OWNERS[slot] != null) {
            if (HASH_OWNERS[slot] == type) return OWN_HASH[slot];
            slot = (slot + 1) & (HASH_OWNERS.length - 1);
        }
        Thread me = Guard.token;
        long state = Section.enter();
        boolean own;
        try {
            own = declaresHash(type);
        } finally {
            Section.exit(me, state);
        }
        if (type.getClassLoader() == null && hashOwners < HASH_OWNERS.length / 2) {
            hashOwners++;
            OWN_HASH[slot] = own;
            HASH_OWNERS[slot] = type;
        }
        return own;
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
