package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.HashMap;
import java.util.Map;

/** The constructor of a map copies another one to which a thread adds meanwhile. */
@Fails("exception,assertion")
public final class CopyOfGrowingMap {
    private static final Map<String, Integer> AGES = new HashMap<>(Map.of("ada", 36));

    private static Map<String, Integer> copy = Map.of();

    private CopyOfGrowingMap() {}

    public static void main(String[] args) {
        Thread reader = Threads.start(() -> copy = new HashMap<>(AGES));
        AGES.put("bob", 41);
        Threads.join(reader);
        Check.that(copy.containsKey("ada"), "copied " + copy);
    }
}
