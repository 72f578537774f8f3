package dev.selvage.samples;

import java.util.List;
import java.util.Vector;

/** The initialiser of an interface hands a reference to a method of the JDK to another thread and waits for it: the JVM needs no interface for the call. */
public final class ReferenceMadeByInterface {

    private ReferenceMadeByInterface() {}

    private interface Lists {
        List<Integer> LIST = new Vector<>(List.of(1));

        int SIZE = sizeAfter(LIST::clear, LIST);
    }

    private static int sizeAfter(Runnable task, List<Integer> list) {
        Thread thread = new Thread(task);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return list.size();
    }

    public static void main(String[] args) {
        if (Lists.SIZE != 0) throw new AssertionError("the list was not cleared");
    }
}
