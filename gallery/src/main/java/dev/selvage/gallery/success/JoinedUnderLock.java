package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;

/** The JDK goes through names that a function of the program gives it, under the lock of whoever replaces them. */
public final class JoinedUnderLock {
    private static final List<String> NAMES = new ArrayList<>(List.of("old"));

    private JoinedUnderLock() {}

    public static void main(String[] args) {
        Threads.both(JoinedUnderLock::replace, JoinedUnderLock::join);
    }

    private static void replace() {
        synchronized (NAMES) {
            NAMES.set(0, "new");
        }
    }

    private static void join() {
        Iterable<String> names = NAMES::iterator;
        synchronized (NAMES) {
            String first = String.join(" ", names);
            String second = String.join(" ", names);
            Check.that(first.equals(second), "replaced between two looks");
        }
    }
}
