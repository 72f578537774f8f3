package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Continuations of the JDK that run under the identity of a thread: code that can be left in the middle and gone on with
 * later, at a small part of the price of a real thread.
 *
 * <p>The agent defines {@code java.lang.SelvageFiber} for that where the JDK has continuations.
 */
public final class FiberAccess {
    private static final @Nullable MethodHandle NEW;
    private static final @Nullable MethodHandle RESUME;
    private static final @Nullable MethodHandle PAUSE;
    private static final @Nullable MethodHandle STACK;
    private static final @Nullable MethodHandle TAIL;
    private static final @Nullable MethodHandle PARENT;
    private static final @Nullable MethodHandle TOP;
    private static final @Nullable MethodHandle BOTTOM;
    private static final @Nullable String MISSING;

    static {
        MethodHandle create = null;
        MethodHandle resume = null;
        MethodHandle pause = null;
        MethodHandle stack = null;
        MethodHandle tail = null;
        MethodHandle parent = null;
        MethodHandle top = null;
        MethodHandle bottom = null;
        String missing = null;
        try {
            Class<?> type = Class.forName("java.lang.SelvageFiber", true, null);
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            create = lookup.findConstructor(type, MethodType.methodType(void.class, Runnable.class))
                    .asType(MethodType.methodType(Object.class, Runnable.class));
            resume = lookup.findStatic(type, "resume", MethodType.methodType(void.class, type, Thread.class))
                    .asType(MethodType.methodType(void.class, Object.class, Thread.class));
            pause = lookup.findStatic(type, "pause", MethodType.methodType(boolean.class));
            stack = lookup.findVirtual(type, "getStackTrace", MethodType.methodType(StackTraceElement[].class))
                    .asType(MethodType.methodType(StackTraceElement[].class, Object.class));
            Class<?> chunk = Class.forName("jdk.internal.vm.StackChunk", true, null);
            tail = getter(type.getSuperclass(), "tail", chunk, Object.class);
            parent = getter(chunk, "parent", chunk, Object.class);
            top = getter(chunk, "sp", int.class, int.class);
            bottom = getter(chunk, "bottom", int.class, int.class);
        } catch (ClassNotFoundException olderJdk) {
            missing = "this JDK has no continuations";
        } catch (ReflectiveOperationException | RuntimeException | LinkageError otherJdk) {
            missing = "the continuations of this JDK are not the known ones (" + otherJdk + ")";
        }
        NEW = create;
        RESUME = resume;
        PAUSE = pause;
        STACK = stack;
        TAIL = tail;
        PARENT = parent;
        TOP = top;
        BOTTOM = bottom;
        MISSING = missing;
    }

    private FiberAccess() {}

    private static MethodHandle getter(Class<?> owner, String field, Class<?> type, Class<?> seenAs)
            throws ReflectiveOperationException {
        return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
                .findGetter(owner, field, type)
                .asType(MethodType.methodType(seenAs, Object.class));
    }

    /** Why there are no fibers on this JDK, or null when there are. */
    public static @Nullable String missing() {
        return MISSING;
    }

    /** A fiber that will run {@code body}. */
    public static Object create(Runnable body) {
        try {
            return (Object) known(NEW).invokeExact(body);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Goes on with the fiber on the calling platform thread, in the name of {@code identity}, until it pauses or ends. */
    public static void resume(Object fiber, Thread identity) {
        try {
            known(RESUME).invokeExact(fiber, identity);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Leaves the fiber in which this is called; false, at once, where its stack does not allow that. */
    public static boolean pause() {
        try {
            return (boolean) known(PAUSE).invokeExact();
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Where a fiber stands that has paused. */
    public static StackTraceElement[] stackOf(Object fiber) {
        try {
            return (StackTraceElement[]) known(STACK).invokeExact(fiber);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** How much stack a fiber takes that has paused, in machine words. */
    public static int depthOf(Object fiber) {
        try {
            int words = 0;
            Object chunk = (Object) known(TAIL).invokeExact(fiber);
            while (chunk != null) {
                words += (int) known(BOTTOM).invokeExact(chunk)
                        - (int) known(TOP).invokeExact(chunk);
                chunk = (Object) known(PARENT).invokeExact(chunk);
            }
            return words;
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    private static MethodHandle known(@Nullable MethodHandle handle) {
        if (handle == null) throw new IllegalStateException(MISSING);
        return handle;
    }

    private static RuntimeException unexpected(Throwable thrown) {
        if (thrown instanceof Error) throw (Error) thrown;
        return thrown instanceof RuntimeException ? (RuntimeException) thrown : new IllegalStateException(thrown);
    }
}
