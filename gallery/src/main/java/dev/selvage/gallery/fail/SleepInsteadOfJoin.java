package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** The main thread gives a worker a tenth of a second, and takes it for done then. */
@Fails("assertion")
public final class SleepInsteadOfJoin {

    private volatile int sum;

    private void add() {
        for (int i = 1; i <= 3; i++) {
            sum += i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SleepInsteadOfJoin adder = new SleepInsteadOfJoin();
        Threads.start(adder::add);
        Thread.sleep(100);
        Check.equal(6, adder.sum);
    }
}
