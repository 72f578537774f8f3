package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A worker looks at its interrupt flag to see whether it shall stop, but swallows the exception that cleared it. */
@Fails("lost-wakeup")
public final class InterruptSwallowed {

    private int interrupts;

    private synchronized void work() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupts++;
            }
        }
    }

    public static void main(String[] args) {
        InterruptSwallowed service = new InterruptSwallowed();
        Thread worker = Threads.start(service::work);
        worker.interrupt();
        Threads.join(worker);
    }
}
