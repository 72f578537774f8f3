package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;

/** The JDK joins names that a function of the program gives it, twice, while another thread replaces one. */
@Fails("assertion")
public final class JoinedWhileReplaced {
    private static final List<String> NAMES = new ArrayList<>(List.of("old"));

    private JoinedWhileReplaced() {}

    public static void main(String[] args) {
        Threads.both(JoinedWhileReplaced::replace, JoinedWhileReplaced::join);
    }

    private static void replace() {
        NAMES.set(0, "new");
    }

    private static void join() {
        Iterable<String> names = NAMES::iterator;
        String first = String.join(" ", names);
        String second = String.join(" ", names);
        Check.that(first.equals(second), "replaced between two looks");
    }
}
