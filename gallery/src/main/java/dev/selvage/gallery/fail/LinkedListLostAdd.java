package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.LinkedList;
import java.util.List;

/** Two threads add to a {@link LinkedList} without a lock, and one node is unlinked or not counted. */
@Fails("assertion")
public final class LinkedListLostAdd {

    private LinkedListLostAdd() {}

    public static void main(String[] args) {
        List<Integer> list = new LinkedList<>();
        Threads.both(() -> list.add(1), () -> list.add(2));
        Check.equal(2, list.size());
        Check.that(list.contains(1) && list.contains(2), "a number is missing");
    }
}
