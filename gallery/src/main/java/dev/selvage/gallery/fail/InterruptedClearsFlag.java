package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A worker logs its interrupt by {@code interrupted}, which clears the flag that its loop asks for. */
@Fails("lost-wakeup")
public final class InterruptedClearsFlag {

    private int logged;

    private synchronized void work() throws InterruptedException {
        if (Thread.interrupted()) {
            logged++;
        }
        while (!Thread.currentThread().isInterrupted()) {
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) {
        InterruptedClearsFlag service = new InterruptedClearsFlag();
        Thread worker = Threads.start(service::work);
        worker.interrupt();
        Threads.join(worker);
    }
}
