package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Shutdown hooks run when the last thread of the program has ended, unless they were taken back. */
public final class ShutdownHooksRun {

    private ShutdownHooksRun() {}

    public static void main(String[] args) {
        AtomicInteger ended = new AtomicInteger();
        Thread never = new Thread(() -> Check.that(false, "was taken back"));
        Thread last = new Thread(() -> Check.equal(2, ended.get()));
        Runtime.getRuntime().addShutdownHook(never);
        Runtime.getRuntime().addShutdownHook(last);
        Check.that(Runtime.getRuntime().removeShutdownHook(never), "was not there");
        Check.that(!Runtime.getRuntime().removeShutdownHook(never), "was there twice");
        Threads.start(ended::incrementAndGet);
        Threads.start(ended::incrementAndGet);
    }
}
