package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Two threads read and then write a field by its offset, volatile but not atomic, so that one addition can be lost. */
@Fails("assertion")
public final class UnsafeGetThenPut {

    private volatile int count;

    public static void main(String[] args) throws ReflectiveOperationException {
        Field instance = Unsafe.class.getDeclaredField("theUnsafe");
        instance.setAccessible(true);
        Unsafe unsafe = (Unsafe) instance.get(null);
        long offset = unsafe.objectFieldOffset(UnsafeGetThenPut.class.getDeclaredField("count"));
        UnsafeGetThenPut shared = new UnsafeGetThenPut();
        Threads.Body increment = () -> unsafe.putIntVolatile(shared, offset, unsafe.getIntVolatile(shared, offset) + 1);
        Threads.both(increment, increment);
        Check.equal(2, shared.count);
    }
}
