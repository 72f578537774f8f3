package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.LinkedList;
import java.util.List;

/** A list goes into a text, by a concatenation that no line calls a method of it for, while another thread adds to it. */
@Fails("exception,assertion")
public final class TextOfGrowingList {
    private static final List<String> NAMES = new LinkedList<>(List.of("ada"));
    private static String text = "";

    private TextOfGrowingList() {}

    public static void main(String[] args) {
        Thread reader = Threads.start(() -> text = "names: " + NAMES);
        NAMES.add("bob");
        Threads.join(reader);
        Check.that(text.startsWith("names: [ada"), text);
    }
}
