package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** All access modes of a {@link VarHandle} work on a field, an array and a static, and the atomic ones are atomic. */
public final class VarHandleModes {

    private static final VarHandle FIELD;
    private static final VarHandle STATIC;
    private static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(int[].class);

    private static int total;

    private int count;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            FIELD = lookup.findVarHandle(VarHandleModes.class, "count", int.class);
            STATIC = lookup.findStaticVarHandle(VarHandleModes.class, "total", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private void add(int[] cells) {
        FIELD.getAndAddAcquire(this, 1);
        while (!STATIC.weakCompareAndSetPlain((int) STATIC.getOpaque(), (int) STATIC.get() + 1)) {
            Thread.onSpinWait();
        }
        int seen = (int) CELLS.getVolatile(cells, 0);
        int witness = (int) CELLS.compareAndExchange(cells, 0, seen, seen + 1);
        while (witness != seen) {
            seen = witness;
            witness = (int) CELLS.compareAndExchange(cells, 0, seen, seen + 1);
        }
    }

    private void readAndWrite() {
        FIELD.set(this, 1);
        FIELD.setOpaque(this, (int) FIELD.getOpaque(this) + 1);
        FIELD.setRelease(this, (int) FIELD.getAcquire(this) + 1);
        FIELD.setVolatile(this, (int) FIELD.getVolatile(this) + 1);
        Check.equal(4, (int) FIELD.getAndSet(this, 6));
        Check.equal(6, (int) FIELD.getAndBitwiseOr(this, 1));
        Check.that(FIELD.compareAndSet(this, 7, 8) && !FIELD.compareAndSet(this, 7, 9), "compared wrongly");
        Check.equal(8, count);
    }

    public static void main(String[] args) {
        VarHandleModes counter = new VarHandleModes();
        int[] cells = new int[1];
        Thread other = Threads.start(() -> counter.add(cells));
        FIELD.getAndAdd(counter, 1);
        CELLS.getAndAdd(cells, 0, 1);
        Threads.join(other);
        Check.equal(2, counter.count);
        Check.equal(2, cells[0]);
        Check.equal(1, total);
        counter.readAndWrite();
    }
}
