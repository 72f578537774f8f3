package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** {@link Runtime#halt} waits for nobody and runs no shutdown hook. */
public final class HaltRunsNoHooks {

    private HaltRunsNoHooks() {}

    public static void main(String[] args) {
        AtomicInteger work = new AtomicInteger();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> Check.that(false, "runs")));
        Threads.start(work::incrementAndGet);
        Runtime.getRuntime().halt(0);
    }
}
