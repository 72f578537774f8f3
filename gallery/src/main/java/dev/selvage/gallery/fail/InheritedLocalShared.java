package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;

/** A child inherits a reference, not a copy, and changes the list of its parent without a lock. */
@Fails("assertion,exception")
public final class InheritedLocalShared {

    private InheritedLocalShared() {}

    public static void main(String[] args) {
        InheritableThreadLocal<List<String>> path = new InheritableThreadLocal<>();
        path.set(new ArrayList<>(4));
        Thread child = Threads.start(() -> path.get().add("child"));
        path.get().add("parent");
        Threads.join(child);
        Check.equal(2, path.get().size());
    }
}
