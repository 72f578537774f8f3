package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A wait in a monitor that was entered twice releases it wholly and takes it back twice. */
public final class WaitReleasesWholly {

    private boolean open;
    private int entered;

    private synchronized void enter() throws InterruptedException {
        synchronized (this) {
            while (!open) {
                wait();
            }
        }
        Check.that(Thread.holdsLock(this), "the monitor is lost");
        entered++;
    }

    private synchronized void open() {
        open = true;
        notifyAll();
    }

    public static void main(String[] args) {
        WaitReleasesWholly gate = new WaitReleasesWholly();
        Thread guest = Threads.start(gate::enter);
        gate.open();
        Threads.join(guest);
        Check.equal(1, gate.entered);
    }
}
