package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** A transport calls its listener under a monitor, and the listener calls back under a lock: a cycle of two kinds. */
@Fails("deadlock")
public final class MonitorAndLockCycle {

    private final ReentrantLock listenerLock = new ReentrantLock();

    private synchronized void deliver() {
        listenerLock.lock();
        listenerLock.unlock();
    }

    private synchronized void cancel() {
        notifyAll();
    }

    private void cancelFromListener() {
        listenerLock.lock();
        try {
            cancel();
        } finally {
            listenerLock.unlock();
        }
    }

    public static void main(String[] args) {
        MonitorAndLockCycle transport = new MonitorAndLockCycle();
        Thread listener = Threads.start(transport::cancelFromListener);
        transport.deliver();
        Threads.join(listener);
    }
}
