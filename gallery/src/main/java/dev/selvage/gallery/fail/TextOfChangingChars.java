package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A text is made of an array of characters while another thread puts another word into it. */
@Fails("assertion")
public final class TextOfChangingChars {
    private static final char[] WORD = {'n', 'o'};

    private TextOfChangingChars() {}

    public static void main(String[] args) {
        Thread writer = Threads.start(() -> {
            WORD[0] = 'i';
            WORD[1] = 't';
        });
        String text = new String(WORD);
        Threads.join(writer);
        Check.that(text.equals("no") || text.equals("it"), text);
    }
}
