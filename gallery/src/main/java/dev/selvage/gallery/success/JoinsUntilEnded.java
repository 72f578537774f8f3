package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** Whoever is interrupted while it waits for the end of a worker waits on, and keeps the interrupt in mind. */
public final class JoinsUntilEnded {

    private volatile int result;
    private boolean interrupted;

    private void collect(Thread worker) {
        while (true) {
            try {
                worker.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        Check.equal(42, result);
        if (interrupted) {
            Check.that(!Thread.currentThread().isInterrupted(), "interrupted twice");
        }
    }

    public static void main(String[] args) {
        JoinsUntilEnded computer = new JoinsUntilEnded();
        Thread worker = Threads.start(() -> computer.result = 42);
        Thread collector = Threads.start(() -> computer.collect(worker));
        collector.interrupt();
        Threads.join(worker);
        Threads.join(collector);
    }
}
