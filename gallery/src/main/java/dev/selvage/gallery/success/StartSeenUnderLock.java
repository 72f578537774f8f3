package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Whoever finds that a worker was announced finds it started as well, since both are done under a lock. */
public final class StartSeenUnderLock {

    private final Thread worker = Threads.create(() -> {});
    private boolean announced;

    private synchronized void launch() {
        announced = true;
        worker.start();
    }

    private synchronized void look() {
        if (announced) {
            Check.that(worker.getState() != Thread.State.NEW, "announced, but not started");
        }
    }

    public static void main(String[] args) {
        StartSeenUnderLock service = new StartSeenUnderLock();
        Threads.both(service::launch, service::look);
    }
}
