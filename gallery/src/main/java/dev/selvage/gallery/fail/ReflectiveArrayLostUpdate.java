package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.reflect.Array;

/** Two threads add one to an array element by reflection, so that one addition can be lost. */
@Fails("assertion")
public final class ReflectiveArrayLostUpdate {

    private ReflectiveArrayLostUpdate() {}

    public static void main(String[] args) {
        int[] counts = new int[1];
        Threads.Body increment = () -> Array.setInt(counts, 0, Array.getInt(counts, 0) + 1);
        Threads.both(increment, increment);
        Check.equal(2, counts[0]);
    }
}
