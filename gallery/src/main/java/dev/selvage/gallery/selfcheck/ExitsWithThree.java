package dev.selvage.gallery.selfcheck;

import dev.selvage.gallery.Threads;

/** Ends the JVM with status 3 when one of two increments was lost. */
public final class ExitsWithThree {

    private int count;

    public static void main(String[] args) {
        ExitsWithThree counter = new ExitsWithThree();
        Threads.both(() -> counter.count++, () -> counter.count++);
        if (counter.count != 2) {
            System.exit(3);
        }
    }
}
