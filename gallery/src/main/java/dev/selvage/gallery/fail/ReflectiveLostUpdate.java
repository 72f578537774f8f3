package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.reflect.Field;

/** Two threads add one to a field by reflection, so that one addition can be lost. */
@Fails("assertion")
public final class ReflectiveLostUpdate {

    private int count;

    public static void main(String[] args) throws ReflectiveOperationException {
        ReflectiveLostUpdate shared = new ReflectiveLostUpdate();
        Field field = ReflectiveLostUpdate.class.getDeclaredField("count");
        Threads.Body increment = () -> field.setInt(shared, field.getInt(shared) + 1);
        Threads.both(increment, increment);
        Check.equal(2, field.getInt(shared));
    }
}
