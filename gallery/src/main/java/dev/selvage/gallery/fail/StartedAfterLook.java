package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads each see that a third has not been started, and start it: the second of them must not. */
@Fails("exception")
public final class StartedAfterLook {

    private static final Thread WORKER = Threads.create(() -> {});

    private StartedAfterLook() {}

    public static void main(String[] args) {
        Threads.both(StartedAfterLook::start, StartedAfterLook::start);
    }

    private static void start() {
        if (WORKER.getState() == Thread.State.NEW) {
            WORKER.start();
        }
    }
}
