package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** The number of active workers is set after they were started, and overwrites what a fast one has counted down. */
@Fails("lost-wakeup")
public final class CounterSetAfterStart {

    private int active;

    private synchronized void setActive(int workers) {
        active = workers;
    }

    private synchronized void finish() {
        active--;
        notifyAll();
    }

    private synchronized void awaitAll() throws InterruptedException {
        while (active > 0) {
            wait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CounterSetAfterStart pool = new CounterSetAfterStart();
        Thread worker = Threads.start(pool::finish);
        pool.setActive(1);
        pool.awaitAll();
        Threads.join(worker);
    }
}
