package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/** An interrupt ends a park without clearing the flag, and the next interruptible call throws. */
public final class InterruptedParker {

    private boolean stopped;

    private void work() {
        while (!Thread.currentThread().isInterrupted()) {
            LockSupport.park(this);
        }
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            stopped = true;
        }
    }

    public static void main(String[] args) {
        InterruptedParker service = new InterruptedParker();
        Thread worker = Threads.start(service::work);
        worker.interrupt();
        Threads.join(worker);
        Check.that(service.stopped, "the flag is lost");
    }
}
