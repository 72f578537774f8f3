package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** An object is written to a stream between the two changes that another thread makes to it. */
@Fails("assertion")
public final class SerializedHalfChanged {
    private static final Pair PAIR = new Pair();

    private SerializedHalfChanged() {}

    private static final class Pair implements Serializable {
        private static final long serialVersionUID = 1;
        private int first;
        private int second;
    }

    public static void main(String[] args) throws Exception {
        Thread other = Threads.start(() -> {
            PAIR.first = 1;
            PAIR.second = 1;
        });
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(PAIR);
        }
        Threads.join(other);
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            Pair copy = (Pair) in.readObject();
            Check.equal(copy.first, copy.second);
        }
    }
}
