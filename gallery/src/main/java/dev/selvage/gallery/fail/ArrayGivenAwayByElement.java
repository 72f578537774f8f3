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
import org.jspecify.annotations.Nullable;

/** An element of an array that is read back gives the array away before the next element is in it. */
@Fails("assertion")
public final class ArrayGivenAwayByElement {
    private static volatile Element @Nullable [] latest;

    private ArrayGivenAwayByElement() {}

    private static final class Element implements Serializable {
        private static final long serialVersionUID = 1;
        private Element @Nullable [] owner;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            if (owner != null) latest = owner;
        }
    }

    public static void main(String[] args) throws Exception {
        Element[] elements = {new Element(), new Element()};
        elements[0].owner = elements;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(elements);
        Threads.both(() -> new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject(), () -> {
            Element[] seen = latest;
            if (seen != null) Check.that(seen[1] != null, "the second element is missing");
        });
    }
}
