package dev.selvage.engine.execution;

import dev.selvage.runtime.ToolWork;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Notices that a number has not changed for too long, unless it is the tool itself that takes so long. */
final class Watchdog {
    private static final int LOOKS = 10;

    /** No piece of work of the tool takes so long, on whatever machine: it hangs. */
    private static final long LONGEST_WORK = TimeUnit.MINUTES.toNanos(10);

    private final long patience;
    private final LongSupplier progress;
    private long lastSeen;
    private long lastPiece = ToolWork.pieces();
    private long lastChange = System.nanoTime();
    private long workBegan = lastChange;

    Watchdog(Duration patience, LongSupplier progress) {
        this.patience = patience.toNanos();
        this.progress = progress;
        this.lastSeen = progress.getAsLong();
    }

    /** How long to wait until the next look, in nanoseconds. */
    long interval() {
        return Math.max(1, patience / LOOKS);
    }

    boolean isStuck() {
        boolean working = ToolWork.isUnderWay();
        long seen = progress.getAsLong();
        long piece = ToolWork.pieces();
        long now = System.nanoTime();
        if (!working || piece != lastPiece) workBegan = now;
        if (seen != lastSeen || piece != lastPiece || (working && now - workBegan < LONGEST_WORK)) lastChange = now;
        lastSeen = seen;
        lastPiece = piece;
        return now - lastChange > patience;
    }
}
