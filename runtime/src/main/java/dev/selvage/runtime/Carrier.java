package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/** A pooled platform thread that runs strands, one after the other, in the name of the program's own threads. */
public final class Carrier extends Thread {
    /** Whom this carrier stands for, where {@code Thread.currentThread()} itself cannot be changed. */
    @Nullable
    Thread identity;

    private volatile boolean go;

    public Carrier(ThreadGroup group, Runnable body, String name, long stackSize) {
        super(group, body, name, stackSize, false);
        setDaemon(true);
    }

    /** Gives this carrier its turn. */
    public void giveTurn() {
        go = true;
        RawPark.unpark(this);
    }

    /** Waits for this carrier's turn; called by the carrier itself. */
    public void awaitTurn() {
        while (!go) RawPark.park();
        go = false;
    }
}
