package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.engine.free.FreeStrand;
import dev.selvage.explorer.directed.profile.Location;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The control of one interleaving in one free run: suspends at most one thread before c and one before r, each for a limited
 * time and so often at most.
 */
final class ForcedInterleaving {
    private final SuspensionPoints points;
    private final long expiry;
    private final int most;

    /** Shared with the other targets of the group. */
    private final Turn turn;

    /** What the last p of each thread accessed that has not come to c since. */
    private final Map<Integer, Memory> afterP = new ConcurrentHashMap<>();

    private int suspensions;
    private volatile @Nullable FreeStrand beforeC;
    private volatile @Nullable FreeStrand beforeR;
    private volatile @Nullable FreeStrand remote;
    private volatile @Nullable Memory accessed;
    private volatile boolean happened;

    /** Whether r has come since somebody was suspended before c. */
    private volatile boolean answered;

    ForcedInterleaving(SuspensionPoints points, long expiry, int most, Turn turn) {
        this.points = points;
        this.expiry = expiry;
        this.most = most;
        this.turn = turn;
    }

    SuspensionPoints points() {
        return points;
    }

    /** Whether r has come after p, while the thread of c was suspended. */
    boolean hasHappened() {
        return happened;
    }

    // ---- what threads are about to do

    /** The thread is about to access memory there. */
    void accesses(FreeStrand thread, Location at, Memory memory) {
        // Who has waited before c need not wait again where c is an r for others.
        boolean waited = at.equals(points.interleaving().c()) && arrivesAtC(thread, memory);
        if (!waited && at.equals(points.beforeR())) arrivesAtR(thread);
        if (at.equals(points.interleaving().r())) executesR(thread, memory);
        if (at.equals(points.interleaving().p())) afterP.put(thread.id(), memory);
    }

    /** The thread is about to acquire a lock there, or to call what does. */
    void acquires(FreeStrand thread, Location at) {
        Memory after = afterP.get(thread.id());
        boolean waited = isAt(points.beforeC(), at) && after != null && suspendBeforeC(thread, after);
        if (!waited && isAt(points.beforeR(), at)) arrivesAtR(thread);
    }

    private static boolean isAt(Location point, Location at) {
        return at.equals(point) || point.isEnteredBy(at);
    }

    private boolean arrivesAtC(FreeStrand thread, Memory memory) {
        Memory after = afterP.remove(thread.id());
        boolean here = points.beforeC().equals(points.interleaving().c());
        return here && memory.equals(after) && suspendBeforeC(thread, memory);
    }

    private boolean suspendBeforeC(FreeStrand thread, Memory memory) {
        if (!enterBeforeC(thread, memory)) return false;
        try {
            wake(beforeR);
            thread.pause(expiry, () -> answered);
        } finally {
            beforeC = null;
            remote = null;
            turn.leave();
        }
        return true;
    }

    private synchronized boolean enterBeforeC(FreeStrand thread, Memory memory) {
        if (beforeC != null || isSpent() || !turn.enter(this)) return false;
        suspensions++;
        accessed = memory;
        answered = false;
        beforeC = thread;
        return true;
    }

    private void arrivesAtR(FreeStrand thread) {
        if (beforeC != null || !enterBeforeR(thread)) return;
        try {
            thread.pause(expiry, () -> beforeC != null);
        } finally {
            beforeR = null;
            turn.leave();
        }
    }

    private synchronized boolean enterBeforeR(FreeStrand thread) {
        if (beforeC != null || beforeR != null || isSpent() || !turn.enter(this)) return false;
        suspensions++;
        beforeR = thread;
        return true;
    }

    /** It is brought about as often as it can be: the first time may be harmless, and the last one not. */
    private boolean isSpent() {
        return suspensions >= most;
    }

    private void executesR(FreeStrand thread, Memory memory) {
        FreeStrand suspended = beforeC;
        if (suspended != null && suspended != thread && memory.equals(accessed)) remote = thread;
    }

    /** The thread makes another event: if it was about to execute r, it has done so. */
    void goesOn(FreeStrand thread) {
        if (remote != thread) return;
        remote = null;
        happened = true;
        answered = true;
        wake(beforeC);
    }

    private static void wake(@Nullable FreeStrand thread) {
        if (thread != null) thread.wake();
    }
}
