package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Two threads each start a third one unless that has been done, under a lock. */
public final class StartedOnceUnderLock {
    private static final Thread WORKER = Threads.create(() -> {});

    private StartedOnceUnderLock() {}

    public static void main(String[] args) {
        Threads.both(StartedOnceUnderLock::start, StartedOnceUnderLock::start);
        Threads.join(WORKER);
        Check.that(!WORKER.isAlive(), "joined, but alive");
    }

    private static void start() {
        synchronized (WORKER) {
            if (WORKER.getState() == Thread.State.NEW) WORKER.start();
        }
    }
}
