package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Nobody is taken to be blocked once a lock was left, but who waited for it has not got it yet. */
@Fails("assertion")
public final class LockLeftStillBlocked {
    private synchronized void enter() {}

    private synchronized Thread startVisitor() {
        return Threads.start(this::enter);
    }

    public static void main(String[] args) {
        Thread visitor = new LockLeftStillBlocked().startVisitor();
        Check.that(visitor.getState() != Thread.State.BLOCKED, "still blocked");
        Threads.join(visitor);
    }
}
