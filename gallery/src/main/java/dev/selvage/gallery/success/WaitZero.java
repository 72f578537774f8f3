package dev.selvage.gallery.success;

import dev.selvage.gallery.Threads;

/** A wait of zero milliseconds waits without limit, and one of a nanosecond hardly at all. */
public final class WaitZero {

    private boolean ready;

    private synchronized void await() throws InterruptedException {
        wait(0, 1);
        while (!ready) {
            wait(0);
        }
    }

    private synchronized void signal() {
        ready = true;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        WaitZero gate = new WaitZero();
        Thread guest = Threads.start(gate::await);
        Thread.sleep(1_000);
        gate.signal();
        Threads.join(guest);
    }
}
