package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** A fair lock is taken for one that serves its threads in the order of their start, which nothing promises. */
@Fails("assertion")
public final class FairLockIsNoTurnstile {

    private final ReentrantLock lock = new ReentrantLock(true);
    private String order = "";

    private void enter(String name) {
        lock.lock();
        order += name;
        lock.unlock();
    }

    public static void main(String[] args) {
        FairLockIsNoTurnstile counter = new FairLockIsNoTurnstile();
        Threads.both(() -> counter.enter("a"), () -> counter.enter("b"));
        Check.equal("ab", counter.order);
    }
}
