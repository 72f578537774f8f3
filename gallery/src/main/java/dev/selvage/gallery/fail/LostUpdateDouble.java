package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads scale a plain static {@code double} without a lock. */
@Fails("assertion")
public final class LostUpdateDouble {

    private static double scale = 1.0;

    private LostUpdateDouble() {}

    public static void main(String[] args) {
        Threads.both(() -> scale *= 2.0, () -> scale *= 4.0);
        Check.that(scale == 8.0, "expected a scale of 8.0 but was " + scale);
    }
}
