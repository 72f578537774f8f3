package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A program ends without waiting for a task of a work-stealing pool, whose daemons do not outlive it. */
@Fails("assertion")
public final class WorkStealingNotAwaited {

    private static volatile boolean saved;

    private WorkStealingNotAwaited() {}

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newWorkStealingPool(2);
        pool.execute(() -> saved = true);
        pool.shutdown();
        Check.that(saved, "the program ends before it has saved");
    }
}
