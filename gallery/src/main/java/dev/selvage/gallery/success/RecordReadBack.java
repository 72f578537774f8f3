package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Two threads read records back, each from a stream of its own. How that is done is worked out once for all. */
public final class RecordReadBack {
    private RecordReadBack() {}

    private record Point(int x, String name) implements Serializable {}

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new Point(1, "one"));
        byte[] written = bytes.toByteArray();
        Threads.both(
                () -> Check.equal(new Point(1, "one"), readBack(written)),
                () -> Check.equal(new Point(1, "one"), readBack(written)));
    }

    private static Object readBack(byte[] written) throws Exception {
        return new ObjectInputStream(new ByteArrayInputStream(written)).readObject();
    }
}
