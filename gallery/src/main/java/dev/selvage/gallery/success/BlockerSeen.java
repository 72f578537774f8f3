package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.locks.LockSupport;

/** A thread that is parked tells what it is parked for, as long as it is. */
@Unproved("java.util.concurrent.locks.LockSupport")
public final class BlockerSeen {

    private BlockerSeen() {}

    public static void main(String[] args) {
        Object reason = new Object();
        Thread parked = Threads.start(() -> LockSupport.park(reason));
        while (parked.getState() != Thread.State.WAITING) Thread.onSpinWait();
        Check.that(LockSupport.getBlocker(parked) == reason, "another blocker");
        LockSupport.unpark(parked);
        Threads.join(parked);
        Check.that(LockSupport.getBlocker(parked) == null, "a blocker of a thread that has ended");
    }
}
