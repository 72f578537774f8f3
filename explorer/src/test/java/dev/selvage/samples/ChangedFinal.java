package dev.selvage.samples;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
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
            case "read-back" -> FillsItself.readBack();
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

    /** An object that goes elsewhere before Java serialization fills it. */
    private static final class FillsItself implements Serializable {
        private static final long serialVersionUID = 1;
        private static volatile FillsItself latest;
        private final Integer number = Integer.valueOf(1000);

        private static void readBack() throws Exception {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(new FillsItself());
            new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            latest = this;
            in.defaultReadObject();
        }
    }
}
