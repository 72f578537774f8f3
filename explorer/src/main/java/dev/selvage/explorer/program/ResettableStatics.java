package dev.selvage.explorer.program;

import dev.selvage.agent.ProgramClasses;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Classes whose statics can be made anew without loading them again. */
final class ResettableStatics {
    private final List<Method> resets = new CopyOnWriteArrayList<>();

    void add(Class<?> type) {
        try {
            Method reset = type.getDeclaredMethod(ProgramClasses.resetMethod());
            reset.setAccessible(true);
            resets.add(reset);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    void reset() {
        for (Method reset : resets) {
            try {
                reset.invoke(null);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException("the statics of " + reset.getDeclaringClass() + " cannot be reset", e);
            }
        }
    }
}
