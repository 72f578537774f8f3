package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/** A pooled platform thread that runs strands, one after the other, in the name of the program's own threads. */
public final class Carrier extends Thread {
    /** Whom this carrier stands for, where {@code Thread.currentThread()} itself cannot be changed. */
    @Nullable
    Thread identity;

    private volatile boolean go;

    /** Whether it has to be woken. Set before the last look at {@link #go}, which is set before anybody looks at this. */
    private volatile boolean parked;

    private volatile boolean retired;

    private final long room;

    public Carrier(ThreadGroup group, Runnable body, String name, long stackSize) {
        super(group, body, name, stackSize, false);
        room = stackSize;
        setDaemon(true);
    }

    /** Whether its stack is as large as that. */
    public boolean hasRoomFor(long stackSize) {
        return stackSize <= room;
    }

    /** Gives this carrier its turn. */
    public void giveTurn() {
        go = true;
        if (parked) RawPark.unpark(this);
    }

    /** Waits for this carrier's turn; called by the carrier itself. */
    public void awaitTurn() {
        if (!go) {
            parked = true;
            while (!go) RawPark.park();
            parked = false;
        }
        go = false;
    }

    /** Like {@link #awaitTurn}, where that turn is likely to come soon. */
    public void awaitTurnSoon() {
        for (int i = 0; i < SharedCore.YIELDS && !go; i++) {
            if (!SharedCore.yield()) break;
        }
        awaitTurn();
    }

    /** It was left behind with what it ran, and must not run anything else. */
    public void retire() {
        retired = true;
    }

    public boolean isRetired() {
        return retired;
    }
}
