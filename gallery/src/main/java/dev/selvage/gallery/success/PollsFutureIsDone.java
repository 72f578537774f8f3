package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.FutureTask;

/** The main thread polls a future, without pause, until it is done. */
public final class PollsFutureIsDone {

    private PollsFutureIsDone() {}

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> future = new FutureTask<>(() -> 42);
        Thread worker = Threads.start(future::run);
        while (!future.isDone()) {}
        Check.equal(42, future.get().intValue());
        Threads.join(worker);
    }
}
