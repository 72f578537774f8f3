package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

/** Texts and copies of a list are made under the lock under which another thread adds to it. */
public final class TextsAndCopiesUnderLock {
    private static final List<String> NAMES = new LinkedList<>(List.of("ada"));

    private TextsAndCopiesUnderLock() {}

    public static void main(String[] args) {
        Thread other = Threads.start(TextsAndCopiesUnderLock::add);
        String text;
        List<String> copy;
        synchronized (NAMES) {
            text = "names: " + NAMES;
            copy = new ArrayList<>(NAMES);
        }
        Threads.join(other);
        Check.that(text.equals("names: " + copy), text + " but " + copy);
        Check.equal(2, NAMES.size());
    }

    private static void add() {
        synchronized (NAMES) {
            NAMES.add("bob");
        }
    }
}
