package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.LockSupport;

/** A thread that was unparked is taken to run already, but it has not woken up yet. */
@Fails("assertion")
public final class WokenStillSeenWaiting {
    private volatile boolean go;

    private void pause() {
        while (!go) LockSupport.park();
    }

    public static void main(String[] args) {
        WokenStillSeenWaiting place = new WokenStillSeenWaiting();
        Thread sleeper = Threads.start(place::pause);
        place.go = true;
        LockSupport.unpark(sleeper);
        Check.that(sleeper.getState() != Thread.State.WAITING, "still waits");
        Threads.join(sleeper);
    }
}
