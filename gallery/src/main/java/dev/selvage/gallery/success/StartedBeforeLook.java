package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A thread looks at another one that was started before itself, and waits for it: alive or ended, never new. */
public final class StartedBeforeLook {

    private volatile int result;

    private void collect(Thread worker) {
        Check.that(worker.getState() != Thread.State.NEW, "not started");
        Check.that(worker.isAlive() || result == 42, "ended, but not done");
        Threads.join(worker);
        Check.equal(42, result);
    }

    public static void main(String[] args) {
        StartedBeforeLook computer = new StartedBeforeLook();
        Thread worker = Threads.create(() -> computer.result = 42);
        Thread collector = Threads.create(() -> computer.collect(worker));
        worker.start();
        collector.start();
    }
}
