package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A method that is not synchronized is invoked by reflection from two threads, and an update is lost. */
@Fails("assertion")
public final class InvokedLostUpdate {

    private int count;

    public void increment() {
        count++;
    }

    private static void invoke(InvokedLostUpdate counter) throws ReflectiveOperationException {
        InvokedLostUpdate.class.getMethod("increment").invoke(counter);
    }

    public static void main(String[] args) {
        InvokedLostUpdate counter = new InvokedLostUpdate();
        Threads.both(() -> invoke(counter), () -> invoke(counter));
        Check.equal(2, counter.count);
    }
}
