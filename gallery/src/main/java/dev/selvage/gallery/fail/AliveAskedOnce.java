package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A result is fetched if the worker has ended, and a default is taken for the result if it has not. */
@Fails("assertion")
public final class AliveAskedOnce {

    private int result = -1;

    public static void main(String[] args) {
        AliveAskedOnce computer = new AliveAskedOnce();
        Thread worker = Threads.start(() -> computer.result = 42);
        int result = worker.isAlive() ? 0 : computer.result;
        Threads.join(worker);
        Check.equal(42, result);
    }
}
