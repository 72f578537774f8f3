package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A {@link StringBuffer} is appended to by two threads, and copied under its own monitor. */
public final class StringBufferAppends {

    private StringBufferAppends() {}

    public static void main(String[] args) {
        StringBuffer text = new StringBuffer();
        Thread other = Threads.start(() -> text.append("ab"));
        text.append("cd");
        synchronized (text) {
            char[] copy = new char[text.length()];
            text.getChars(0, text.length(), copy, 0);
            Check.that(copy.length == 2 || copy.length == 4, "half a word");
        }
        Threads.join(other);
        Check.equal(4, text.length());
    }
}
