package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A thread waits for the end of one that is started right after itself: where that comes too late, it does not wait at all. */
@Fails("assertion")
public final class JoinedBeforeStart {

    private volatile int result;

    private void collect(Thread worker) {
        Threads.join(worker);
        Check.equal(42, result);
    }

    public static void main(String[] args) {
        JoinedBeforeStart computer = new JoinedBeforeStart();
        Thread worker = Threads.create(() -> computer.result = 42);
        Thread collector = Threads.create(() -> computer.collect(worker));
        collector.start();
        worker.start();
    }
}
