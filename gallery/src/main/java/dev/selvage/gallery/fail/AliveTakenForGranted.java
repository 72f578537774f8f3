package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A worker that was just started is expected to be at work still. */
@Fails("assertion")
public final class AliveTakenForGranted {

    private int result;

    public static void main(String[] args) {
        AliveTakenForGranted computer = new AliveTakenForGranted();
        Thread worker = Threads.start(() -> computer.result = 42);
        Check.that(worker.isAlive(), "the worker has ended");
        Threads.join(worker);
        Check.equal(42, computer.result);
    }
}
