package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A method that demands the lock of its caller is called without it, on the path that finds nothing to do at first. */
@Fails("assertion")
public final class UnguardedPath {

    private final Object lock = new Object();
    private volatile boolean empty = true;
    private int size;

    private void add() {
        Check.that(Thread.holdsLock(lock), "called without the lock");
        size++;
    }

    private void addIfNew() {
        if (empty) {
            synchronized (lock) {
                add();
                empty = false;
            }
        } else {
            add();
        }
    }

    public static void main(String[] args) {
        UnguardedPath list = new UnguardedPath();
        Threads.both(list::addIfNew, list::addIfNew);
    }
}
