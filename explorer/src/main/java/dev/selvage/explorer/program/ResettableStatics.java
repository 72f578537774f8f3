package dev.selvage.explorer.program;

import dev.selvage.agent.ProgramClasses;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Classes whose statics can be made anew without loading them again.
 *
 * <p>Nothing is done with a class before the program has initialised it: looking at it more closely would load others, which the
 * program may never need and which may not even be there.
 */
final class ResettableStatics {
    private final List<Class<?>> uninitialised = new ArrayList<>();
    private final List<MethodHandle> resets = new ArrayList<>();

    synchronized void add(Class<?> type) {
        uninitialised.add(type);
    }

    synchronized void reset() {
        for (Iterator<Class<?>> classes = uninitialised.iterator(); classes.hasNext(); ) {
            Class<?> type = classes.next();
            if (!ProgramClasses.isInitialised(type)) continue;
            resets.add(resetOf(type));
            classes.remove();
        }
        for (MethodHandle reset : resets) call(reset);
    }

    private static MethodHandle resetOf(Class<?> type) {
        try {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                    .findStatic(type, ProgramClasses.resetMethod(), MethodType.methodType(void.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the statics of " + type + " cannot be reset", e);
        }
    }

    private static void call(MethodHandle reset) {
        try {
            reset.invokeExact();
        } catch (Throwable e) {
            throw new IllegalStateException("statics cannot be reset", e);
        }
    }
}
