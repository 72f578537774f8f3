package dev.selvage.gallery.success;

import dev.selvage.gallery.Threads;

/** A thread waits for a flag, and whoever raises it sleeps before: it may be too early, since the flag stays. */
public final class SleepAndNotify {

    private boolean raised;

    private synchronized void await() throws InterruptedException {
        while (!raised) {
            wait();
        }
    }

    private synchronized void raise() {
        raised = true;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        SleepAndNotify signal = new SleepAndNotify();
        Thread waiter = Threads.start(signal::await);
        Thread.sleep(200);
        signal.raise();
        Threads.join(waiter);
    }
}
