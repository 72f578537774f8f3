package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A child divides by a number that its parent sets only after starting it, and dies of an uncaught exception. */
@Fails("exception")
public final class ChildDivides {

    private static int heirs;
    private static int share;

    private ChildDivides() {}

    public static void main(String[] args) {
        Thread executor = Threads.start(() -> share = 1200 / heirs);
        heirs = 3;
        Threads.join(executor);
    }
}
