package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Hashtable;
import java.util.Map;
import java.util.Vector;

/** Single calls of the old synchronized collections, {@link Vector} and {@link Hashtable}. */
public final class VectorAndHashtable {

    private final Vector<String> names = new Vector<>();
    private final Map<String, Integer> ages = new Hashtable<>();

    private void enter(String name, int age) {
        names.add(name);
        ages.put(name, age);
    }

    public static void main(String[] args) {
        VectorAndHashtable register = new VectorAndHashtable();
        Threads.both(() -> register.enter("ada", 36), () -> register.enter("bob", 25));
        Check.equal(2, register.names.size());
        Check.equal(61, register.ages.get("ada") + register.ages.get("bob"));
    }
}
