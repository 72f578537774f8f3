package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A waiting worker restores its interrupt flag when the wait throws, and so sees that it shall stop. */
public final class InterruptedWaiter {

    private boolean stopped;

    private synchronized void work() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        stopped = Thread.interrupted();
    }

    public static void main(String[] args) {
        InterruptedWaiter service = new InterruptedWaiter();
        Thread worker = Threads.start(service::work);
        worker.interrupt();
        Threads.join(worker);
        Check.that(service.stopped, "the flag is lost");
    }
}
