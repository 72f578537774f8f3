package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.List;
import java.util.Vector;

/** The initialiser of an interface hands a reference to a method of the JDK to another thread and waits for it: the JVM needs no interface for the call. */
@Unproved("dev.selvage.gallery.success.ReferenceMadeByInterface$Lists")
public final class ReferenceMadeByInterface {

    private ReferenceMadeByInterface() {}

    private interface Lists {
        List<Integer> LIST = new Vector<>(List.of(1));

        int SIZE = sizeAfter(LIST::clear, LIST);
    }

    private static int sizeAfter(Threads.Body task, List<Integer> list) {
        Threads.join(Threads.start(task));
        return list.size();
    }

    public static void main(String[] args) {
        Check.equal(0, Lists.SIZE);
    }
}
