package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A worker waits for the end of all workers, itself included: a deadlock under every schedule. */
@Fails("deadlock")
public final class SelfJoin {

    private Thread worker;

    public static void main(String[] args) {
        SelfJoin pool = new SelfJoin();
        pool.worker = Threads.create(() -> Threads.join(pool.worker));
        pool.worker.start();
        Threads.join(pool.worker);
    }
}
