package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Methods of the JDK's own {@code Unsafe}, which no module opens. */
final class InternalUnsafe {
    private static final Class<?> TYPE;
    private static final MethodHandles.Lookup LOOKUP;
    private static final Object UNSAFE;

    static {
        try {
            TYPE = Class.forName("jdk.internal.misc.Unsafe");
            LOOKUP = MethodHandles.privateLookupIn(TYPE, MethodHandles.lookup());
            UNSAFE = LOOKUP.findStatic(TYPE, "getUnsafe", MethodType.methodType(TYPE))
                    .invoke();
        } catch (Throwable e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private InternalUnsafe() {}

    static MethodHandle method(String name, Class<?> result, Class<?>... parameters)
            throws ReflectiveOperationException {
        return LOOKUP.findVirtual(TYPE, name, MethodType.methodType(result, parameters))
                .bindTo(UNSAFE);
    }
}
