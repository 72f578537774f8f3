package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.LockSupport;

/** Who has been seen to run after it was woken is not seen waiting again. */
public final class WokenSeenUntilItRuns {
    private volatile boolean go;

    private void pause() {
        while (!go) LockSupport.park();
    }

    public static void main(String[] args) {
        WokenSeenUntilItRuns place = new WokenSeenUntilItRuns();
        Thread sleeper = Threads.start(place::pause);
        place.go = true;
        LockSupport.unpark(sleeper);
        while (sleeper.getState() == Thread.State.WAITING) Thread.onSpinWait();
        Thread.State first = sleeper.getState();
        Thread.State second = sleeper.getState();
        Check.that(first != Thread.State.TERMINATED || second == Thread.State.TERMINATED, "it has come back");
        Threads.join(sleeper);
    }
}
