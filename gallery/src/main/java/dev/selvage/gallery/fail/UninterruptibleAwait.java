package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A worker is told to stop by an interrupt, but waits for work in a way that ignores interrupts. */
@Fails("lost-wakeup")
public final class UninterruptibleAwait {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();

    private void serve() {
        lock.lock();
        while (!Thread.currentThread().isInterrupted()) {
            work.awaitUninterruptibly();
        }
        lock.unlock();
    }

    public static void main(String[] args) {
        Thread worker = Threads.start(new UninterruptibleAwait()::serve);
        worker.interrupt();
        Threads.join(worker);
    }
}
