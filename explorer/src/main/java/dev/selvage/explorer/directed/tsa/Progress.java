package dev.selvage.explorer.directed.tsa;

import dev.selvage.engine.free.FreeStrand;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Whether threads of a run go on by themselves, as far as their states tell; to be used by one thread at a time, but for
 * {@link #wantsTurn}.
 */
final class Progress {
    /** Who is blocked no longer than this may be so by a lock of the tool or of the JVM, and will go on. */
    private static final long MOMENT_NANOS = 20_000L;

    /** Who has started another one, has been started, or has come to a lock, and has not ended. */
    private final Map<Integer, FreeStrand> alive = new LinkedHashMap<>();

    private final Map<Integer, Long> blockedSince = new HashMap<>();

    /** How many wait for their turn to tell what they do: they seem blocked, too. */
    private final AtomicInteger waiting = new AtomicInteger();

    void wantsTurn() {
        waiting.incrementAndGet();
    }

    /** The thread has its turn. */
    void hasTurn(FreeStrand thread) {
        waiting.decrementAndGet();
        blockedSince.remove(thread.id());
    }

    void isAlive(FreeStrand thread) {
        alive.put(thread.id(), thread);
    }

    void hasEnded(FreeStrand thread) {
        alive.remove(thread.id());
    }

    @Nullable
    FreeStrand thread(int id) {
        return alive.get(id);
    }

    /** Whether anybody but the paused threads does. */
    boolean isGoingOn(Set<Integer> paused) {
        if (waiting.get() > 0) return true;
        for (FreeStrand thread : alive.values()) {
            if (!paused.contains(thread.id()) && goesOn(thread)) return true;
        }
        return false;
    }

    private boolean goesOn(FreeStrand thread) {
        return switch (thread.thread().getState()) {
            case NEW, RUNNABLE -> true;
            case BLOCKED -> isBlockedForAMoment(thread);
            case WAITING, TIMED_WAITING, TERMINATED -> false;
        };
    }

    private boolean isBlockedForAMoment(FreeStrand thread) {
        long now = System.nanoTime();
        return now - blockedSince.computeIfAbsent(thread.id(), unknown -> now) < MOMENT_NANOS;
    }
}
