package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.LockSupport;

/** A thread registers itself and parks without a condition, and a releaser that came before found nobody to unpark. */
@Fails("lost-wakeup")
public final class UnparkMissed {

    private volatile Thread waiter;

    private void await() {
        waiter = Thread.currentThread();
        LockSupport.park(this);
    }

    private void release() {
        Thread registered = waiter;
        if (registered != null) {
            LockSupport.unpark(registered);
        }
    }

    public static void main(String[] args) {
        UnparkMissed gate = new UnparkMissed();
        Thread other = Threads.start(gate::await);
        gate.release();
        Threads.join(other);
    }
}
