package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A field is read and written by a {@link VarHandle} with acquire and release, which order but do not make atomic. */
@Fails("assertion")
public final class VarHandleGetThenSet {

    private static final VarHandle COUNT;

    private int count;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleGetThenSet.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private void increment() {
        COUNT.setRelease(this, (int) COUNT.getAcquire(this) + 1);
    }

    public static void main(String[] args) {
        VarHandleGetThenSet counter = new VarHandleGetThenSet();
        Threads.both(counter::increment, counter::increment);
        Check.equal(2, counter.count);
    }
}
