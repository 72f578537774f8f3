package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** The main thread polls until another one stands at a lock that it holds, and until that one has ended: once seen, it stays so. */
public final class PollsUntilBlocked {

    private volatile boolean ready;

    private void enter() {
        ready = true;
        synchronized (this) {
            ready = false;
        }
    }

    private synchronized Thread startAndAwaitBlocked() {
        Thread other = Threads.start(this::enter);
        while (other.getState() != Thread.State.BLOCKED) {
            Thread.yield();
        }
        Check.that(ready, "blocked, but not ready");
        Check.equal(Thread.State.BLOCKED, other.getState());
        return other;
    }

    public static void main(String[] args) {
        PollsUntilBlocked door = new PollsUntilBlocked();
        Thread other = door.startAndAwaitBlocked();
        while (other.isAlive()) {
            Thread.onSpinWait();
        }
        Check.equal(Thread.State.TERMINATED, other.getState());
        Check.that(!door.ready, "ended, but not through");
    }
}
