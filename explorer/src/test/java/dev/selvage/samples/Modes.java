package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import sun.misc.Unsafe;

/** Two threads read a number and then write it, greater by one: in a mode of access of which the first argument is the name. */
public class Modes {
    private static final AtomicInteger ATOMIC = new AtomicInteger();
    private static final AtomicIntegerFieldUpdater<Modes> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(Modes.class, "declared");
    private static final VarHandle HANDLE;
    private static final MethodHandle GETTER;
    private static final MethodHandle SETTER;
    private static final Field FIELD;
    private static final Unsafe UNSAFE;
    private static final long OFFSET;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            HANDLE = lookup.findVarHandle(Modes.class, "plain", int.class);
            GETTER = lookup.findGetter(Modes.class, "declared", int.class);
            SETTER = lookup.findSetter(Modes.class, "declared", int.class);
            FIELD = Modes.class.getDeclaredField("declared");
            Field instance = Unsafe.class.getDeclaredField("theUnsafe");
            instance.setAccessible(true);
            UNSAFE = (Unsafe) instance.get(null);
            OFFSET = UNSAFE.objectFieldOffset(Modes.class.getDeclaredField("plain"));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** How a number is read and written. */
    private interface Mode {
        int get(Modes shared) throws Throwable;

        void set(Modes shared, int number) throws Throwable;

        static Mode of(Read read, Write write) {
            return new Mode() {
                @Override
                public int get(Modes shared) throws Throwable {
                    return read.get(shared);
                }

                @Override
                public void set(Modes shared, int number) throws Throwable {
                    write.set(shared, number);
                }
            };
        }
    }

    private interface Read {
        int get(Modes shared) throws Throwable;
    }

    private interface Write {
        void set(Modes shared, int number) throws Throwable;
    }

    private static final Map<String, Mode> MODES = Map.ofEntries(
            Map.entry("plain", Mode.of(m -> m.plain, (m, n) -> m.plain = n)),
            Map.entry("volatile", Mode.of(m -> m.declared, (m, n) -> m.declared = n)),
            Map.entry("inherited", Mode.of(m -> ((Inheriting) m).declared, (m, n) -> ((Inheriting) m).declared = n)),
            Map.entry("atomic", Mode.of(m -> ATOMIC.get(), (m, n) -> ATOMIC.set(n))),
            Map.entry("atomic-plain", Mode.of(m -> ATOMIC.getPlain(), (m, n) -> ATOMIC.setPlain(n))),
            Map.entry("lazy", Mode.of(m -> ATOMIC.getAcquire(), (m, n) -> ATOMIC.lazySet(n))),
            Map.entry("updater", Mode.of(m -> UPDATER.get(m), (m, n) -> UPDATER.set(m, n))),
            Map.entry("handle-plain", Mode.of(m -> (int) HANDLE.get(m), (m, n) -> HANDLE.set(m, n))),
            Map.entry("handle-opaque", Mode.of(m -> (int) HANDLE.getOpaque(m), (m, n) -> HANDLE.setOpaque(m, n))),
            Map.entry("handle-release", Mode.of(m -> (int) HANDLE.getAcquire(m), (m, n) -> HANDLE.setRelease(m, n))),
            Map.entry("handle-volatile", Mode.of(m -> (int) HANDLE.getVolatile(m), (m, n) -> HANDLE.setVolatile(m, n))),
            Map.entry(
                    "getter",
                    Mode.of(
                            m -> (int) GETTER.invokeExact((Modes) m),
                            (m, n) -> SETTER.invokeExact((Modes) m, (int) n))),
            Map.entry("reflection", Mode.of(m -> FIELD.getInt(m), (m, n) -> FIELD.setInt(m, n))),
            Map.entry("unsafe-plain", Mode.of(m -> UNSAFE.getInt(m, OFFSET), (m, n) -> UNSAFE.putInt(m, OFFSET, n))),
            Map.entry(
                    "unsafe-volatile",
                    Mode.of(m -> UNSAFE.getIntVolatile(m, OFFSET), (m, n) -> UNSAFE.putOrderedInt(m, OFFSET, n))));

    int plain;
    volatile int declared;

    static final class Inheriting extends Modes {}

    private Modes() {}

    private static void increment(Mode mode, Modes shared) throws InterruptedException {
        try {
            mode.set(shared, mode.get(shared) + 1);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        Mode mode = MODES.get(args[0]);
        Modes shared = new Inheriting();
        Thread first = start(() -> increment(mode, shared));
        Thread second = start(() -> increment(mode, shared));
        first.join();
        second.join();
        int count = mode.get(shared);
        if (count != 2) throw new AssertionError("count is " + count);
    }
}
