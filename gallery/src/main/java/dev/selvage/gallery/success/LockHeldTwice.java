package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is taken twice is free for others only after it was released twice. */
public final class LockHeldTwice {

    private final ReentrantLock lock = new ReentrantLock();
    private boolean taken;

    private void tryOnce() {
        taken = lock.tryLock();
        if (taken) {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        LockHeldTwice door = new LockHeldTwice();
        door.lock.lock();
        door.lock.lock();
        Check.equal(2, door.lock.getHoldCount());
        door.lock.unlock();
        Threads.join(Threads.start(door::tryOnce));
        Check.that(!door.taken, "taken although it is held");
        door.lock.unlock();
        Threads.join(Threads.start(door::tryOnce));
        Check.that(door.taken && !door.lock.isLocked(), "not free after its release");
    }
}
