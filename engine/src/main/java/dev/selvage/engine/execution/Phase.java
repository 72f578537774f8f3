package dev.selvage.engine.execution;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;

/** A stretch of time at the end of which the driver expects the baton back. Either it ends by itself or it is given up. */
final class Phase {
    private final Duration patience;
    private final LongSupplier progress;
    private final AtomicBoolean decided = new AtomicBoolean();
    private volatile boolean givenUp;

    /** @param progress a number that changes as long as there is hope */
    Phase(Duration patience, LongSupplier progress) {
        this.patience = patience;
        this.progress = progress;
    }

    Watchdog watchdog() {
        return new Watchdog(patience, progress);
    }

    /** Ends it; false when it was given up already. */
    boolean end() {
        return decided.compareAndSet(false, true);
    }

    /** Gives it up; false when it has ended already. */
    boolean giveUp() {
        if (!decided.compareAndSet(false, true)) return false;
        givenUp = true;
        return true;
    }

    boolean isGivenUp() {
        return givenUp;
    }
}
