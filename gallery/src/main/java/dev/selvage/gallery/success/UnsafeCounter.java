package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** A counter that old lock-free code keeps by {@code sun.misc.Unsafe}, in a loop of compare-and-swap. */
@SuppressWarnings({"deprecation", "removal", "sunapi"})
public final class UnsafeCounter {

    private static final Unsafe UNSAFE = unsafe();
    private static final long COUNT = offset();

    private volatile int count;

    private static Unsafe unsafe() {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            return (Unsafe) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static long offset() {
        try {
            return UNSAFE.objectFieldOffset(UnsafeCounter.class.getDeclaredField("count"));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private void increment() {
        int seen;
        do {
            seen = UNSAFE.getIntVolatile(this, COUNT);
        } while (!UNSAFE.compareAndSwapInt(this, COUNT, seen, seen + 1));
    }

    public static void main(String[] args) {
        UnsafeCounter counter = new UnsafeCounter();
        Threads.both(counter::increment, counter::increment);
        Check.equal(2, counter.count);
    }
}
