package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A thread takes one that is started right after itself for ended, as it is not alive. */
@Fails("assertion")
public final class LookedAtBeforeStart {

    private volatile boolean done;

    public static void main(String[] args) {
        LookedAtBeforeStart work = new LookedAtBeforeStart();
        Thread worker = Threads.create(() -> work.done = true);
        Thread watcher = Threads.create(() -> Check.that(worker.isAlive() || work.done, "ended, but not done"));
        watcher.start();
        worker.start();
        Threads.join(watcher);
    }
}
