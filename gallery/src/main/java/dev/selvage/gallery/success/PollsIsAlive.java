package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** The main thread polls whether its worker is still alive, and then reads the result, which needs no lock. */
public final class PollsIsAlive {

    private int result;

    public static void main(String[] args) {
        PollsIsAlive work = new PollsIsAlive();
        Thread worker = Threads.start(() -> work.result = 42);
        while (worker.isAlive()) {
            Thread.onSpinWait();
        }
        Check.equal(42, work.result);
    }
}
