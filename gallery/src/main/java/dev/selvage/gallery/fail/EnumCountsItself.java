package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** An enum without state counts, as it is initialised, on a static of another class on which others count, too. */
@Fails("assertion")
public final class EnumCountsItself {
    private static int types;

    private EnumCountsItself() {}

    private enum Colour {
        RED,
        GREEN;

        static {
            types++;
        }
    }

    public static void main(String[] args) {
        Threads.both(() -> Colour.valueOf("RED"), () -> types++);
        Check.equal(2, types);
    }
}
