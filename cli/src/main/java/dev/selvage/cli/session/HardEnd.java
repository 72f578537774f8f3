package dev.selvage.cli.session;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Sees to it that the command ends when its time is up, or when it is interrupted, whatever it is doing then. Either the command comes to its end by
 * itself and says so first, or what there is so far is written by another thread, and the JVM is ended without asking anybody.
 */
final class HardEnd {
    static final String INTERRUPTED = "interrupted";

    /** How long an interrupted command is given to come to its end by itself. */
    private static final Duration POLITENESS = Duration.ofSeconds(1);

    /** How long it may take to write what there is. */
    private static final Duration WRITING = Duration.ofSeconds(2);

    private static final long LOOK_MILLIS = 100;

    /** The work that is to be ended. */
    interface Work {
        /** Asks it to come to its end soon. */
        void stop(String reason);

        /** Writes what there is so far; returns the exit code. */
        int writeSoFar(String reason);
    }

    private final TimeLimit limit;
    private final String reason;
    private final Work work;
    private final AtomicBoolean claimed = new AtomicBoolean();
    private final CountDownLatch written = new CountDownLatch(1);

    /** @param reason the words for an end by the limit */
    HardEnd(TimeLimit limit, String reason, Work work) {
        this.limit = limit;
        this.reason = reason;
        this.work = work;
    }

    /** Begins to look at the clock and to listen for interrupts. */
    void begin() {
        ToolThread.of(this::awaitLimit, "selvage-time").start();
        Runtime.getRuntime().addShutdownHook(ToolThread.of(this::interrupted, "selvage-interrupted"));
    }

    /** The command is at its end and writes by itself what there is to write. When somebody else does so already, this never returns. */
    void claim() {
        if (claimed.compareAndSet(false, true)) return;
        while (true) {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException notYet) {
                // The JVM is ended by whoever writes.
            }
        }
    }

    /** Everything is written. */
    void done() {
        written.countDown();
    }

    /** What is left until even the writing of what there is must be over. */
    Duration left() {
        return limit.left().plus(WRITING);
    }

    private void awaitLimit() {
        try {
            while (!claimed.get() && !limit.left().isZero()) Thread.sleep(LOOK_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (!claimed.compareAndSet(false, true)) return;
        LastResort.begin(WRITING);
        int exitCode = work.writeSoFar(reason);
        Runtime.getRuntime().halt(exitCode);
    }

    /** Runs at every end of the JVM; there is something to do only when nobody else has done it. */
    private void interrupted() {
        if (written.getCount() == 0) return;
        LastResort.begin(POLITENESS.plus(WRITING));
        work.stop(INTERRUPTED);
        if (isWrittenWithin(POLITENESS)) return;
        if (claimed.compareAndSet(false, true)) work.writeSoFar(INTERRUPTED);
        else isWrittenWithin(WRITING);
    }

    private boolean isWrittenWithin(Duration time) {
        try {
            return written.await(time.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
