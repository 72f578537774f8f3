package dev.selvage.samples;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** A thread reads a final field while main changes it in the way that the argument names: the reader is in no order with that. */
public final class ChangedFinal {
    private final Integer value;

    private ChangedFinal(int value) {
        this.value = value;
    }

    public static void main(String[] args) throws Throwable {
        ChangedFinal changed = new ChangedFinal(1);
        Bodies.start(() -> changed.value.toString());
        Field field = ChangedFinal.class.getDeclaredField("value");
        field.setAccessible(true);
        switch (args[0]) {
            case "reflection" -> field.set(changed, 2);
            case "handle" -> change(MethodHandles.lookup().unreflectSetter(field), changed);
            case "unsafe" -> change(unsafe(), field, changed);
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static void change(MethodHandle setter, ChangedFinal changed) throws Throwable {
        setter.invoke(changed, (Integer) 2);
    }

    @SuppressWarnings({"deprecation", "removal"})
    private static void change(Unsafe unsafe, Field field, ChangedFinal changed) {
        unsafe.putObject(changed, unsafe.objectFieldOffset(field), 2);
    }

    private static Unsafe unsafe() throws ReflectiveOperationException {
        Field only = Unsafe.class.getDeclaredField("theUnsafe");
        only.setAccessible(true);
        return (Unsafe) only.get(null);
    }
}
