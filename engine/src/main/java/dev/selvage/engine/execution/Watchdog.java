package dev.selvage.engine.execution;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Notices that a number has not changed for too long. */
final class Watchdog {
    private static final int LOOKS = 10;

    private final long patience;
    private final LongSupplier progress;
    private long lastSeen;
    private long lastChange = System.nanoTime();

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
        long seen = progress.getAsLong();
        long now = System.nanoTime();
        if (seen != lastSeen) {
            lastSeen = seen;
            lastChange = now;
        }
        return now - lastChange > patience;
    }
}
