package dev.selvage.gallery.selfcheck;

import dev.selvage.gallery.Threads;
import java.util.HashSet;
import java.util.Set;

/** Fails with the identity hash codes of two threads' objects, and with the order into which they bring a set. */
public final class TellsHashCodes {

    private volatile String seen = "";

    private void look() {
        Set<Object> set = new HashSet<>();
        for (int i = 0; i < 4; i++) {
            set.add(new Object());
        }
        StringBuilder order = new StringBuilder();
        for (Object object : set) {
            order.append(' ').append(object.hashCode());
        }
        seen += System.identityHashCode(this) + order.toString() + " " + Set.of("a", "b", "c", "d") + " ";
    }

    public static void main(String[] args) {
        TellsHashCodes codes = new TellsHashCodes();
        Threads.both(codes::look, codes::look);
        throw new AssertionError(codes.seen);
    }
}
