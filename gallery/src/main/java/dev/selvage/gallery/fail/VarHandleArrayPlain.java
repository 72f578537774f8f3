package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The elements of an array are read and written by a {@link VarHandle} in plain and opaque mode, and one is lost. */
@Fails("assertion")
public final class VarHandleArrayPlain {

    private static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(long[].class);

    private VarHandleArrayPlain() {}

    private static void add(long[] cells, long amount) {
        long before = (long) CELLS.get(cells, 0);
        CELLS.setOpaque(cells, 0, before + amount);
    }

    public static void main(String[] args) {
        long[] cells = new long[1];
        Threads.both(() -> add(cells, 1), () -> add(cells, 2));
        Check.equal(3, cells[0]);
    }
}
