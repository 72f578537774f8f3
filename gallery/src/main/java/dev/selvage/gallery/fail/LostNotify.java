package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A waiter tests its condition outside the monitor, and the notification comes between the test and the wait. */
@Fails("lost-wakeup")
public final class LostNotify {

    private static final Object EVENT = new Object();

    private static volatile boolean happened;

    private LostNotify() {}

    private static void await() throws InterruptedException {
        if (!happened) {
            synchronized (EVENT) {
                EVENT.wait();
            }
        }
    }

    private static void signal() {
        synchronized (EVENT) {
            happened = true;
            EVENT.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread signaller = Threads.start(LostNotify::signal);
        await();
        Threads.join(signaller);
    }
}
