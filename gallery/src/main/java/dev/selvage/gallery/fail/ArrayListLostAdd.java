package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;

/** Two threads add to an {@link ArrayList} without a lock: an element is overwritten, or lost when the array grows. */
@Fails("assertion,exception")
public final class ArrayListLostAdd {

    private final List<String> names = new ArrayList<>(1);

    public static void main(String[] args) {
        List<String> names = new ArrayListLostAdd().names;
        Thread other = Threads.start(() -> names.add("ada"));
        names.add("bob");
        Threads.join(other);
        Check.equal(2, names.size());
        Check.that(names.contains("ada") && names.contains("bob"), "a name is missing: " + names);
    }
}
