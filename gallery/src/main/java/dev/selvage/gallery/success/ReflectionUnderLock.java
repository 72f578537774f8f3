package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

/** Two threads add to a static and an instance field by reflection and by method handles, under one lock. */
public final class ReflectionUnderLock {

    private static int total;

    private int count;

    private void add(Field field, MethodHandle getter, MethodHandle setter) throws ReflectiveOperationException {
        synchronized (this) {
            field.setInt(this, field.getInt(this) + 1);
            try {
                setter.invokeExact((int) getter.invokeExact() + 1);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Field field = ReflectionUnderLock.class.getDeclaredField("count");
        MethodHandle getter = lookup.findStaticGetter(ReflectionUnderLock.class, "total", int.class);
        MethodHandle setter = lookup.unreflectSetter(ReflectionUnderLock.class.getDeclaredField("total"));
        ReflectionUnderLock shared = new ReflectionUnderLock();
        Threads.both(() -> shared.add(field, getter, setter), () -> shared.add(field, getter, setter));
        Check.equal(2, shared.count);
        Check.equal(2, total);
    }
}
