package dev.selvage.explorer.directed.ctrigger;

import org.jspecify.annotations.Nullable;

/** Belongs to one target of a group at a time: that for which threads are suspended, from the first of them to the last. */
final class Turn {
    private @Nullable Object owner;
    private int suspended;

    /** A thread is to be suspended for {@code target}; says whether it may be. Who may calls {@link #leave} afterwards. */
    synchronized boolean enter(Object target) {
        if (owner != null && owner != target) return false;
        owner = target;
        suspended++;
        return true;
    }

    /** A thread that was suspended goes on. */
    synchronized void leave() {
        if (--suspended == 0) owner = null;
    }
}
