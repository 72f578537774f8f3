package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.HashMap;
import java.util.Map;

/** A map is written to a stream under the lock under which another thread adds to it. */
public final class SerializedUnderLock {
    private static final Map<String, Integer> AGES = new HashMap<>(Map.of("ada", 36));

    private SerializedUnderLock() {}

    public static void main(String[] args) throws Exception {
        Thread other = Threads.start(SerializedUnderLock::add);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            synchronized (AGES) {
                out.writeObject(AGES);
            }
        }
        Threads.join(other);
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            Map<?, ?> copy = (Map<?, ?>) in.readObject();
            Check.that(copy.containsKey("ada"), copy.toString());
        }
    }

    private static void add() {
        synchronized (AGES) {
            AGES.put("bob", 7);
        }
    }
}
