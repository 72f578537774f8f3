package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A shutdown hook asks for an exit, which waits for all hooks to end, and so for ever. */
@Fails("deadlock")
public final class HookExits {
    private HookExits() {}

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(Threads.create(() -> System.exit(0)));
        Threads.both(() -> {}, () -> {});
    }
}
