package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.LockSupport;

/** On HotSpot an interrupt leaves a permit, also where it ends a wait and its flag is cleared: the next park returns at once. */
public final class InterruptLeavesPermit {

    private boolean interrupted;

    private void work() {
        synchronized (this) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        LockSupport.park(this);
    }

    public static void main(String[] args) {
        InterruptLeavesPermit service = new InterruptLeavesPermit();
        Thread worker = Threads.start(service::work);
        worker.interrupt();
        Threads.join(worker);
        Check.that(service.interrupted, "the interrupt is lost");
    }
}
