package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** The end of a thread notifies all that wait on it, whoever asks first whether it is alive. */
public final class WaitsOnThread {

    private volatile int result;

    private void collect(Thread worker) throws InterruptedException {
        synchronized (worker) {
            while (worker.isAlive()) {
                worker.wait();
            }
        }
        Check.equal(42, result);
    }

    public static void main(String[] args) {
        WaitsOnThread computer = new WaitsOnThread();
        Thread worker = Threads.start(() -> computer.result = 42);
        Threads.both(() -> computer.collect(worker), () -> computer.collect(worker));
    }
}
