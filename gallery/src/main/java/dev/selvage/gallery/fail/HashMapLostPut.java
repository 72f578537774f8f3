package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.HashMap;
import java.util.Map;

/** Two threads put different keys of the same bucket into a {@link HashMap} without a lock, and an entry is lost. */
@Fails("assertion")
public final class HashMapLostPut {

    private static final Map<Integer, String> MAP = new HashMap<>();

    private HashMapLostPut() {}

    public static void main(String[] args) {
        Thread other = Threads.start(() -> MAP.put(1, "one"));
        MAP.put(17, "seventeen");
        Threads.join(other);
        Check.equal("one", MAP.get(1));
        Check.equal("seventeen", MAP.get(17));
        Check.equal(2, MAP.size());
    }
}
