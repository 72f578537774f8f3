package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** The main thread gives a worker a tenth of a second, and waits for its end all the same. */
public final class SleepAndJoin {

    private volatile int sum;

    private void add() {
        for (int i = 1; i <= 3; i++) {
            sum += i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SleepAndJoin adder = new SleepAndJoin();
        Thread worker = Threads.start(adder::add);
        Thread.sleep(100);
        Threads.join(worker);
        Check.equal(6, adder.sum);
    }
}
