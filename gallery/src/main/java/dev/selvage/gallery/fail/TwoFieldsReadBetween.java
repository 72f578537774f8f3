package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A writer sets two fields that belong together one after the other, and a reader can see the new one with the old. */
@Fails("assertion")
public final class TwoFieldsReadBetween {

    private int width = 1;
    private int height = 1;

    private void grow() {
        width = 2;
        height = 2;
    }

    private void measure() {
        int w = width;
        int h = height;
        Check.that(w == h, "not a square: " + w + " by " + h);
    }

    public static void main(String[] args) {
        TwoFieldsReadBetween square = new TwoFieldsReadBetween();
        Threads.both(square::grow, square::measure);
    }
}
