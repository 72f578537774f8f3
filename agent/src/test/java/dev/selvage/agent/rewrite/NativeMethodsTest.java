package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Methods that step out of control around native ones. */
class NativeMethodsTest {
    /** Native methods of all kinds; there is no native code. */
    static class Natives {
        native int plain(long a, Object b);

        synchronized native int locked(long a, Object b);

        static native long ofClass(double a);

        static synchronized native long ofLockedClass(double a);
    }

    private static Class<?> rewritten() throws ClassNotFoundException {
        return Rewriting.define(Natives.class.getName(), Rewriting.rewrite(Natives.class));
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "locked", "ofClass", "ofLockedClass"})
    void are_valid_and_call_them(String name) throws ReflectiveOperationException {
        Class<?> type = rewritten();
        Method method = method(type, name);
        Object receiver = Modifier.isStatic(method.getModifiers()) ? null : newInstance(type);
        Object[] arguments = receiver == null ? new Object[] {1.0} : new Object[] {1L, "b"};
        assertThatThrownBy(() -> method.invoke(receiver, arguments))
                .rootCause()
                .isInstanceOf(UnsatisfiedLinkError.class);
    }

    @Test
    void are_not_native() throws ReflectiveOperationException {
        assertThat(Modifier.isNative(method(rewritten(), "locked").getModifiers()))
                .isFalse();
    }

    private static Object newInstance(Class<?> type) throws ReflectiveOperationException {
        var constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    private static Method method(Class<?> type, String name) {
        for (Method method : type.getDeclaredMethods()) {
            if (!method.getName().equals(name)) continue;
            method.setAccessible(true);
            return method;
        }
        throw new AssertionError(name);
    }
}
