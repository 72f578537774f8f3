package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Two threads make a thread each, and give it a name; of all others nobody asks for the name. */
public final class NamesGivenToRoles {

    private NamesGivenToRoles() {}

    public static void main(String[] args) {
        Threads.both(
                () -> Check.equal("reader", new Thread(() -> {}, "reader").getName()),
                () -> Check.equal("writer", new Thread(() -> {}, "writer").getName()));
    }
}
