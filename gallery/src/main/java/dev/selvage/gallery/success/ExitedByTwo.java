package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads exit, one of them interrupted: shutdown hooks run once, whoever is first. */
public final class ExitedByTwo {

    private ExitedByTwo() {}

    public static void main(String[] args) {
        AtomicInteger hooks = new AtomicInteger();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> Check.equal(1, hooks.incrementAndGet())));
        Threads.start(() -> System.exit(0));
        Thread.currentThread().interrupt();
        System.exit(0);
    }
}
