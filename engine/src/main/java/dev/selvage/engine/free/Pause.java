package dev.selvage.engine.free;

import java.util.function.BooleanSupplier;

/**
 * A wait of a program's thread for the tool, of at most some time. It must leave no trace in the thread: {@code LockSupport} would
 * take a permit that the program gave, and an interrupt meant for the program is handed on.
 */
final class Pause {
    private static final long NANOS_PER_MILLI = 1_000_000L;

    private final FreeRun run;
    private boolean underWay;

    Pause(FreeRun run) {
        this.run = run;
    }

    /** Waits until the condition holds, which {@link #check} makes it look at, or the time is over; says whether it holds. */
    boolean await(long nanos, BooleanSupplier condition) {
        long deadline = System.nanoTime() + nanos;
        boolean interrupted = false;
        set(true);
        while (!condition.getAsBoolean() && !run.isOver()) {
            long left = deadline - System.nanoTime();
            if (left <= 0) break;
            // The monitor's own clock counts in milliseconds: shorter pauses are spent yielding.
            if (nanos < NANOS_PER_MILLI) Thread.yield();
            else interrupted |= waitFor(Math.max(1, left / NANOS_PER_MILLI), condition);
        }
        set(false);
        if (interrupted) Thread.currentThread().interrupt();
        return condition.getAsBoolean();
    }

    private synchronized void set(boolean newUnderWay) {
        underWay = newUnderWay;
    }

    private synchronized boolean waitFor(long millis, BooleanSupplier condition) {
        try {
            if (!condition.getAsBoolean() && !run.isOver()) wait(millis);
            return false;
        } catch (InterruptedException meantForTheProgram) {
            return true;
        }
    }

    /** Lets the waiting thread look at its condition. */
    synchronized void check() {
        notifyAll();
    }

    synchronized boolean isUnderWay() {
        return underWay;
    }
}
