package dev.selvage.engine.execution;

import dev.selvage.runtime.ToolWork;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Notices that a number has not changed for too long, unless it is the tool itself that takes so long. On a machine that has much else to do, a JVM
 * that computes is not given a core all the time: then only the time counts that it was given.
 */
final class Watchdog {
    private static final int LOOKS = 10;

    /** No piece of work of the tool takes so long, on whatever machine: it hangs. */
    private static final long LONGEST_WORK = TimeUnit.MINUTES.toNanos(10);

    /** However busy the machine is, this many times the patience are enough. */
    private static final int MOST_TIMES = 6;

    /** A JVM that uses less than this part of a core waits. */
    private static final int WAITING = 50;

    private final long patience;
    private final LongSupplier progress;
    private final LongSupplier clock;
    private final LongSupplier computed;
    private long lastSeen;
    private long lastPiece = ToolWork.pieces();
    private long lastChange;
    private long lastLook;

    /** Not known before the first look: most runs are over by then, and it takes longer to find out than a short run. */
    private long lastComputed = -1;

    private long workBegan;

    /** The time that counts since the last change. */
    private long waited;

    Watchdog(Duration patience, LongSupplier progress) {
        this(patience, progress, System::nanoTime, Watchdog::computedByThisJvm);
    }

    /**
     * @param clock nanoseconds that have passed
     * @param computed nanoseconds of them in which this JVM had a core
     */
    Watchdog(Duration patience, LongSupplier progress, LongSupplier clock, LongSupplier computed) {
        this.patience = patience.toNanos();
        this.progress = progress;
        this.clock = clock;
        this.computed = computed;
        this.lastSeen = progress.getAsLong();
        this.lastLook = clock.getAsLong();
        this.lastChange = lastLook;
        this.workBegan = lastLook;
    }

    private static long computedByThisJvm() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .orElse(0L);
    }

    /** How long to wait until the next look, in nanoseconds. */
    long interval() {
        return Math.max(1, patience / LOOKS);
    }

    boolean isStuck() {
        boolean working = ToolWork.isUnderWay();
        long seen = progress.getAsLong();
        long piece = ToolWork.pieces();
        long now = clock.getAsLong();
        if (now - lastLook < interval()) return false;
        if (!working || piece != lastPiece) workBegan = now;
        waited += counting(now);
        if (seen != lastSeen || piece != lastPiece || (working && now - workBegan < LONGEST_WORK)) {
            lastChange = now;
            waited = 0;
        }
        lastSeen = seen;
        lastPiece = piece;
        return waited > patience || now - lastChange > MOST_TIMES * patience;
    }

    /** What counts of the time since the last look. */
    private long counting(long now) {
        long elapsed = now - lastLook;
        long total = computed.getAsLong();
        long used = lastComputed < 0 ? elapsed : total - lastComputed;
        lastLook = now;
        lastComputed = total;
        return used < elapsed / WAITING ? elapsed : Math.min(used, elapsed);
    }
}
