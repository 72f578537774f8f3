package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Calls of a {@link StringBuffer} that change and read it are atomic one by one. */
public final class StringBufferInserts {

    private StringBufferInserts() {}

    public static void main(String[] args) {
        StringBuffer text = new StringBuffer("m");
        Thread other = Threads.start(() -> text.insert(0, "left "));
        text.append(" right");
        Check.that(text.indexOf("m right") >= 0, "torn apart: " + text);
        Threads.join(other);
        Check.equal("left m right", text.toString());
    }
}
