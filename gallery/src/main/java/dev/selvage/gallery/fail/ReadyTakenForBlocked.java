package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A thread that says it is ready to enter a lock is taken to stand there already. */
@Fails("assertion")
public final class ReadyTakenForBlocked {

    private volatile boolean ready;

    private void enter() {
        ready = true;
        synchronized (this) {
            ready = false;
        }
    }

    private synchronized void look(Thread other) {
        if (ready) {
            Check.equal(Thread.State.BLOCKED, other.getState());
        }
    }

    public static void main(String[] args) {
        ReadyTakenForBlocked door = new ReadyTakenForBlocked();
        door.look(Threads.start(door::enter));
    }
}
