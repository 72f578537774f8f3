package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.LockSupport;

/** A thread parks in a loop around its condition, and the permit of an early unpark is kept for it. */
public final class ParkInLoop {

    private volatile boolean open;
    private int passed;

    private void pass() {
        while (!open) {
            LockSupport.park(this);
        }
        passed++;
    }

    public static void main(String[] args) {
        ParkInLoop gate = new ParkInLoop();
        Thread guest = Threads.start(gate::pass);
        gate.open = true;
        LockSupport.unpark(guest);
        Threads.join(guest);
        Check.equal(1, gate.passed);
    }
}
