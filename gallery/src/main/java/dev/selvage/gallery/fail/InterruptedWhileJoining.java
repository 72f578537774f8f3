package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Whoever is interrupted while it waits for the end of a worker takes a result that is not there yet. */
@Fails("assertion")
public final class InterruptedWhileJoining {

    private volatile int result;

    private void collect(Thread worker) {
        try {
            worker.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Check.equal(42, result);
    }

    public static void main(String[] args) {
        InterruptedWhileJoining computer = new InterruptedWhileJoining();
        Thread worker = Threads.start(() -> computer.result = 42);
        Thread collector = Threads.start(() -> computer.collect(worker));
        collector.interrupt();
        Threads.join(worker);
        Threads.join(collector);
    }
}
