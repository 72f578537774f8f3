package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A {@link StringBuilder} is turned round in place while another thread looks at its ends. */
@Fails("assertion")
public final class BuilderReversedMeanwhile {

    private BuilderReversedMeanwhile() {}

    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("no");
        Thread other = Threads.start(text::reverse);
        char first = text.charAt(0);
        char last = text.charAt(1);
        Threads.join(other);
        Check.that(first != last, "the same at both ends: " + first);
    }
}
