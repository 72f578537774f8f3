package dev.selvage.engine.execution;

import dev.selvage.runtime.NativeThreads;
import dev.selvage.runtime.RunRemains;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The strands of a run that are on their own, waiting for something outside the program. This is the one place where
 * threads of a run meet without a baton, so it has a lock.
 */
public final class Outside {
    /** How long the rest is given to come back too, once one did; and how long one is asked for. */
    private static final long GRACE = TimeUnit.MILLISECONDS.toNanos(5);

    private static final int LOOKS = 10;

    private final long patience;

    /** The system's numbers of the threads of those that are away. */
    private final Map<Strand, Long> away = new HashMap<>();

    /** Those that are back and wait for their turn. */
    private final List<Strand> back = new ArrayList<>();

    private volatile long looks;

    Outside(Duration patience) {
        this.patience = patience.toNanos();
    }

    /** A number that changes as long as somebody waits for one of these strands. */
    long looks() {
        return looks;
    }

    synchronized void leave(Strand strand) {
        away.put(strand, NativeThreads.current());
    }

    /** The strand, which calls this itself, is back; false when nobody wants it any more. */
    synchronized boolean comeBack(Strand strand) {
        if (away.remove(strand) == null) return false;
        back.add(strand);
        notifyAll();
        return true;
    }

    /** The strand, which is back, is given its turn. */
    public synchronized void admit(Strand strand) {
        back.remove(strand);
    }

    /** Waits a moment for {@code strand}, which may be about to come back; says whether it is. */
    public boolean awaitBriefly(Strand strand) {
        return await(strand, GRACE, false);
    }

    /**
     * Waits for {@code strand}, or for another one that is back for a while when this one is not; says whether it is back.
     *
     * @param nanos the longest wait
     */
    public boolean awaitOneOf(Strand strand, long nanos) {
        return await(strand, Math.min(nanos, patience), true);
    }

    /** Waits for {@code strand} as long as the watchdog would; says whether it is back. */
    public boolean awaitSurely(Strand strand) {
        return await(strand, patience, false);
    }

    /** The longest that any wait takes. */
    public long patience() {
        return patience;
    }

    private synchronized boolean await(Strand strand, long nanos, boolean orAnother) {
        long end = System.nanoTime() + nanos;
        boolean anotherIsBack = false;
        while (!back.contains(strand)) {
            long now = System.nanoTime();
            if (orAnother && !anotherIsBack && !back.isEmpty()) {
                anotherIsBack = true;
                end = Math.min(end, now + GRACE);
            }
            if (now >= end) return false;
            looks++;
            pause(Math.min(end - now, patience / LOOKS + 1));
        }
        return true;
    }

    private void pause(long nanos) {
        try {
            TimeUnit.NANOSECONDS.timedWait(this, nanos);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    // ---- the end of a run

    /** Forgets who was back but never got a turn. */
    synchronized void reset() {
        back.clear();
    }

    synchronized boolean isAway(Strand strand) {
        return away.containsKey(strand);
    }

    /** Asks the system to end what {@code strand} waits for, and waits for it; false when it stays away. */
    boolean callBack(Strand strand, Duration limit) {
        RunRemains.callBack();
        long end = System.nanoTime() + limit.toNanos();
        while (isAway(strand) && System.nanoTime() < end) {
            wake(strand);
            await(strand, TimeUnit.MILLISECONDS.toNanos(10), false);
        }
        synchronized (this) {
            return away.remove(strand) == null;
        }
    }

    private synchronized void wake(Strand strand) {
        Long thread = away.get(strand);
        if (thread != null) NativeThreads.wake(thread);
    }
}
