package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A worker that is found to have ended has done its work; one that has not is waited for. */
public final class EndedMeansDone {

    private int result;

    public static void main(String[] args) {
        EndedMeansDone computer = new EndedMeansDone();
        Thread worker = Threads.start(() -> computer.result = 42);
        if (worker.getState() != Thread.State.TERMINATED) {
            Threads.join(worker);
        }
        Check.that(!worker.isAlive(), "alive after its end");
        Check.equal(42, computer.result);
    }
}
