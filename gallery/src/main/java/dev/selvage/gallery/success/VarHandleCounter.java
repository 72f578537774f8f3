package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A plain field that all threads change by the atomic operations of a {@link VarHandle}. */
public final class VarHandleCounter {

    private static final VarHandle COUNT = find();

    private int count;

    private static VarHandle find() {
        try {
            return MethodHandles.lookup().findVarHandle(VarHandleCounter.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private void add(int amount) {
        COUNT.getAndAdd(this, amount);
    }

    public static void main(String[] args) {
        VarHandleCounter counter = new VarHandleCounter();
        Threads.both(() -> counter.add(1), () -> counter.add(2));
        Check.equal(3, (int) COUNT.getVolatile(counter));
    }
}
