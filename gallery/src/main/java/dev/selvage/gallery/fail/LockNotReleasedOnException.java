package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is released after the work and not in a finally block, and stays locked when the work throws. */
@Fails("lost-wakeup,deadlock")
public final class LockNotReleasedOnException {

    private final ReentrantLock lock = new ReentrantLock();
    private int[] slots = new int[1];
    private int rejected;

    private void store(int slot) {
        lock.lock();
        slots[slot]++;
        lock.unlock();
    }

    private void storeOrReject(int slot) {
        try {
            store(slot);
        } catch (ArrayIndexOutOfBoundsException e) {
            rejected++;
        }
    }

    public static void main(String[] args) {
        LockNotReleasedOnException shelf = new LockNotReleasedOnException();
        Thread other = Threads.start(() -> shelf.storeOrReject(1));
        shelf.storeOrReject(0);
        Threads.join(other);
        Check.equal(1, shelf.rejected);
    }
}
