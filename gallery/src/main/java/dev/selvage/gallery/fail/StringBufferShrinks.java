package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A {@link StringBuffer} is asked for its length and then for so many characters, and has shrunk in between. */
@Fails("exception")
public final class StringBufferShrinks {

    private StringBufferShrinks() {}

    public static void main(String[] args) {
        StringBuffer source = new StringBuffer("abc");
        Thread eraser = Threads.start(() -> source.setLength(0));
        int length = source.length();
        char[] copy = new char[length];
        source.getChars(0, length, copy, 0);
        Threads.join(eraser);
    }
}
