package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Two synchronized lists are added to one another, and each call holds its own list while it locks the other. */
@Fails("deadlock")
public final class CrossedAddAll {

    private CrossedAddAll() {}

    public static void main(String[] args) {
        List<Integer> odd = Collections.synchronizedList(new ArrayList<>());
        List<Integer> even = Collections.synchronizedList(new ArrayList<>());
        Thread other = Threads.start(() -> odd.addAll(even));
        even.addAll(odd);
        Threads.join(other);
    }
}
