package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Two fields of an object are written while it is serialized: the second is copied with its new value, the first with its old one. */
@Fails("assertion")
public final class SerializedHalfWay implements Serializable {
    private static final long serialVersionUID = 1;

    private int first;
    private int second;

    private SerializedHalfWay() {}

    public static void main(String[] args) {
        SerializedHalfWay pair = new SerializedHalfWay();
        Threads.both(pair::change, () -> {
            SerializedHalfWay copy = pair.copied();
            Check.that(copy.first >= copy.second, "only the second is new");
        });
    }

    private void change() {
        first = 1;
        second = 1;
    }

    private SerializedHalfWay copied() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(this);
        return (SerializedHalfWay) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }
}
