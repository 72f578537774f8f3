package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Two threads add one to a field by method handles, so that one addition can be lost. */
@Fails("assertion")
public final class MethodHandleLostUpdate {

    private static final MethodHandle GETTER = find(true);
    private static final MethodHandle SETTER = find(false);

    private int count;

    private static MethodHandle find(boolean getter) {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        try {
            return getter
                    ? lookup.findGetter(MethodHandleLostUpdate.class, "count", int.class)
                    : lookup.findSetter(MethodHandleLostUpdate.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private void increment() {
        try {
            SETTER.invokeExact(this, (int) GETTER.invokeExact(this) + 1);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        MethodHandleLostUpdate counter = new MethodHandleLostUpdate();
        Threads.both(counter::increment, counter::increment);
        Check.equal(2, counter.count);
    }
}
