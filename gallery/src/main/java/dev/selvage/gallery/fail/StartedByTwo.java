package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads each find that a worker has not been started and start it. */
@Fails("exception")
public final class StartedByTwo {

    private final Thread worker = Threads.create(() -> {});
    private volatile boolean started;

    private void ensureStarted() {
        if (!started) {
            worker.start();
            started = true;
        }
    }

    public static void main(String[] args) {
        StartedByTwo service = new StartedByTwo();
        Threads.both(service::ensureStarted, service::ensureStarted);
    }
}
