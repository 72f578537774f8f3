package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;

/** A list is written to a stream while another thread adds to it. */
@Fails("exception,assertion")
public final class SerializedWhileGrowing {
    private static final List<String> NAMES = new ArrayList<>(List.of("ada"));

    private SerializedWhileGrowing() {}

    public static void main(String[] args) throws Exception {
        Thread other = Threads.start(() -> NAMES.add("bob"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(NAMES);
        }
        Threads.join(other);
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            List<?> copy = (List<?>) in.readObject();
            Check.that(copy.contains("ada"), copy.toString());
        }
    }
}
