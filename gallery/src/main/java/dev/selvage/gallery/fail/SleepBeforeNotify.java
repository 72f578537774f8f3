package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A thread waits to be notified, and whoever notifies sleeps before, so that it should not be too early. */
@Fails("lost-wakeup")
public final class SleepBeforeNotify {

    private synchronized void await() throws InterruptedException {
        wait();
    }

    private synchronized void wake() {
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        SleepBeforeNotify signal = new SleepBeforeNotify();
        Thread waiter = Threads.start(signal::await);
        Thread.sleep(200);
        signal.wake();
        Threads.join(waiter);
    }
}
