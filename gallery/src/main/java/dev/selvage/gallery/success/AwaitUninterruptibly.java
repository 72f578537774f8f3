package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A wait of a condition that ignores interrupts ends by a signal only, and leaves the flag set. */
public final class AwaitUninterruptibly {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private boolean ready;
    private boolean flag;

    private void await() {
        lock.lock();
        while (!ready) {
            changed.awaitUninterruptibly();
        }
        flag = Thread.interrupted();
        lock.unlock();
    }

    private void signal() {
        lock.lock();
        ready = true;
        changed.signal();
        lock.unlock();
    }

    public static void main(String[] args) {
        AwaitUninterruptibly gate = new AwaitUninterruptibly();
        Thread guest = Threads.start(gate::await);
        guest.interrupt();
        gate.signal();
        Threads.join(guest);
        Check.that(gate.flag, "the interrupt is lost");
    }
}
