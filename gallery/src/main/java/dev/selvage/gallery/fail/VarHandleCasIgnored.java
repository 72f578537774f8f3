package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Nobody looks whether a compare-and-set of a static field by its {@link VarHandle} has succeeded. */
@Fails("assertion")
public final class VarHandleCasIgnored {

    private static final VarHandle NEXT;

    private static int next;

    private VarHandleCasIgnored() {}

    static {
        try {
            NEXT = MethodHandles.lookup().findStaticVarHandle(VarHandleCasIgnored.class, "next", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static void advance() {
        int seen = (int) NEXT.getVolatile();
        NEXT.compareAndSet(seen, seen + 1);
    }

    public static void main(String[] args) {
        Threads.both(VarHandleCasIgnored::advance, VarHandleCasIgnored::advance);
        Check.equal(2, next);
    }
}
