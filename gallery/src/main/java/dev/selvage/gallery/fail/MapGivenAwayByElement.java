package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An entry of a map that is read back gives the map away before the next entry is in it. */
@Fails("assertion,exception")
public final class MapGivenAwayByElement {
    private static volatile @Nullable Map<String, Entry> latest;

    private MapGivenAwayByElement() {}

    private static final class Entry implements Serializable {
        private static final long serialVersionUID = 1;
        private @Nullable Map<String, Entry> owner;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            if (owner != null) latest = owner;
        }
    }

    public static void main(String[] args) throws Exception {
        Map<String, Entry> map = new LinkedHashMap<>();
        Entry first = new Entry();
        first.owner = map;
        map.put("first", first);
        map.put("second", new Entry());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(map);
        Threads.both(() -> new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject(), () -> {
            Map<String, Entry> seen;
            while ((seen = latest) == null) Thread.onSpinWait();
            Check.that(seen.get("second") != null, "the second entry is missing");
        });
    }
}
