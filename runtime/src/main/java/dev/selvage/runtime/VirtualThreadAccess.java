package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The private parts of {@code java.lang.VirtualThread} that let a virtual thread run as a strand: its task, its state and
 * its end. On a JDK without them, or with others, virtual threads stay outside control.
 */
public final class VirtualThreadAccess {
    /** How a thread is handed to its scheduler when it starts, by release: from 23 on, and before. */
    private static final List<String> SUBMISSIONS =
            List.of("externalSubmitRunContinuationOrThrow", "submitRunContinuation");

    private static final @Nullable Parts PARTS = find();

    private static final @Nullable Thread NO_CARRIER = PARTS == null ? null : new Thread("no carrier");

    private VirtualThreadAccess() {}

    /** Handles on the private members. */
    private static final class Parts {
        final Class<?> type;
        final MethodHandle continuation;
        final VarHandle target;
        final MethodHandle task;
        final MethodHandle setState;
        final MethodHandle afterDone;
        final String submission;
        final MethodHandle submit;
        final int running;

        Parts() throws ReflectiveOperationException {
            type = Class.forName("java.lang.VirtualThread");
            MethodHandles.Lookup thread = privateLookup(type);
            Class<?> base = Class.forName("jdk.internal.vm.Continuation");
            continuation = thread.unreflectGetter(accessible(type, "cont"))
                    .asType(MethodType.methodType(Object.class, Thread.class));
            target = privateLookup(base).findVarHandle(base, "target", Runnable.class);
            Class<?> wrapper = Class.forName("java.lang.VirtualThread$VThreadContinuation$1");
            task = privateLookup(wrapper)
                    .unreflectGetter(accessible(wrapper, "val$task"))
                    .asType(MethodType.methodType(Runnable.class, Runnable.class));
            setState = method(thread, "setState", int.class);
            afterDone = method(thread, "afterDone", boolean.class);
            submission =
                    SUBMISSIONS.stream().filter(this::hasMethod).findFirst().orElseThrow(NoSuchMethodException::new);
            submit = thread.findVirtual(type, submission, MethodType.methodType(void.class))
                    .asType(MethodType.methodType(void.class, Thread.class));
            running = accessible(type, "RUNNING").getInt(null);
        }

        private MethodHandle method(MethodHandles.Lookup lookup, String name, Class<?> parameter)
                throws ReflectiveOperationException {
            return lookup.findVirtual(type, name, MethodType.methodType(void.class, parameter))
                    .asType(MethodType.methodType(void.class, Thread.class, parameter));
        }

        private boolean hasMethod(String name) {
            for (Method method : type.getDeclaredMethods()) {
                if (method.getName().equals(name) && method.getParameterCount() == 0) return true;
            }
            return false;
        }

        private static MethodHandles.Lookup privateLookup(Class<?> type) throws IllegalAccessException {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
        }

        private static Field accessible(Class<?> type, String name) throws NoSuchFieldException {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        }
    }

    private static @Nullable Parts find() {
        try {
            return new Parts();
        } catch (ReflectiveOperationException | RuntimeException otherJdk) {
            return null;
        }
    }

    /** Whether virtual threads of this JDK can be strands. */
    public static boolean isSupported() {
        return PARTS != null;
    }

    /** The method of a virtual thread that hands it to its scheduler when it starts. */
    public static String submission() {
        return parts().submission;
    }

    static @Nullable Thread noCarrier() {
        return NO_CARRIER;
    }

    public static boolean isVirtual(Thread thread) {
        return PARTS != null && PARTS.type.isInstance(thread);
    }

    /** What the virtual thread is to run. */
    public static Runnable taskOf(Thread thread) {
        try {
            Object continuation = parts().continuation.invokeExact(thread);
            Runnable wrapper = (Runnable) parts().target.get(continuation);
            return (Runnable) parts().task.invokeExact(wrapper);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void markRunning(Thread thread) {
        try {
            parts().setState.invokeExact(thread, parts().running);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** What the JDK does last in the life of a virtual thread. */
    public static void exit(Thread thread) throws Throwable {
        parts().afterDone.invokeExact(thread, true);
    }

    /** Hands the virtual thread to the JDK's own scheduler. */
    static void submit(Thread thread) {
        try {
            parts().submit.invokeExact(thread);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static Parts parts() {
        Parts parts = PARTS;
        if (parts == null) throw new IllegalStateException("virtual threads cannot be controlled on this JDK");
        return parts;
    }
}
