package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.engine.free.FreeStrand;
import dev.selvage.explorer.directed.profile.Location;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The control of one interleaving in one free run: suspends at most one thread before c and one before r, each for a limited
 * time and so often at most.
 */
final class ForcedInterleaving {
    private final SuspensionPoints points;
    private final long expiry;
    private final int most;

    /** The object of the last p of each thread that has not come to c since. */
    private final Map<Integer, Long> afterP = new ConcurrentHashMap<>();

    private int suspensions;
    private volatile @Nullable FreeStrand beforeC;
    private volatile @Nullable FreeStrand beforeR;
    private volatile @Nullable FreeStrand remote;
    private volatile long object;
    private volatile boolean happened;

    /** Whether r has come since somebody was suspended before c. */
    private volatile boolean answered;

    ForcedInterleaving(SuspensionPoints points, long expiry, int most) {
        this.points = points;
        this.expiry = expiry;
        this.most = most;
    }

    SuspensionPoints points() {
        return points;
    }

    /** Whether r has come after p, while the thread of c was suspended. */
    boolean hasHappened() {
        return happened;
    }

    /** Whether a thread is suspended for it. */
    boolean isBusy() {
        return beforeC != null || beforeR != null;
    }

    // ---- what threads are about to do

    /** The thread is about to access memory there. */
    void accesses(FreeStrand thread, Location at, long accessed, boolean mayBegin) {
        // Who has waited before c need not wait again where c is an r for others.
        boolean waited = at.equals(points.interleaving().c()) && arrivesAtC(thread, accessed, mayBegin);
        if (!waited && at.equals(points.beforeR())) arrivesAtR(thread, mayBegin);
        if (at.equals(points.interleaving().r())) executesR(thread, accessed);
        if (at.equals(points.interleaving().p())) afterP.put(thread.id(), accessed);
    }

    /** The thread is about to acquire a lock there, or to call what does. */
    void acquires(FreeStrand thread, Location at, boolean mayBegin) {
        Long after = afterP.get(thread.id());
        boolean waited = isAt(points.beforeC(), at) && after != null && suspendBeforeC(thread, after, mayBegin);
        if (!waited && isAt(points.beforeR(), at)) arrivesAtR(thread, mayBegin);
    }

    private static boolean isAt(Location point, Location at) {
        return at.equals(point) || point.isEnteredBy(at);
    }

    private boolean arrivesAtC(FreeStrand thread, long accessed, boolean mayBegin) {
        Long after = afterP.remove(thread.id());
        boolean here = points.beforeC().equals(points.interleaving().c());
        return here && after != null && after == accessed && suspendBeforeC(thread, accessed, mayBegin);
    }

    private boolean suspendBeforeC(FreeStrand thread, long accessed, boolean mayBegin) {
        if (!mayBegin || !enterBeforeC(thread, accessed)) return false;
        wake(beforeR);
        suspend(thread, () -> answered);
        beforeC = null;
        remote = null;
        return true;
    }

    private synchronized boolean enterBeforeC(FreeStrand thread, long accessed) {
        if (beforeC != null || isSpent()) return false;
        suspensions++;
        object = accessed;
        answered = false;
        beforeC = thread;
        return true;
    }

    private void arrivesAtR(FreeStrand thread, boolean mayBegin) {
        if (beforeC != null || !mayBegin || !enterBeforeR(thread)) return;
        suspend(thread, () -> beforeC != null);
        beforeR = null;
    }

    private synchronized boolean enterBeforeR(FreeStrand thread) {
        if (beforeC != null || beforeR != null || isSpent()) return false;
        suspensions++;
        beforeR = thread;
        return true;
    }

    /** It is brought about as often as it can be: the first time may be harmless, and the last one not. */
    private boolean isSpent() {
        return suspensions >= most;
    }

    private void executesR(FreeStrand thread, long accessed) {
        FreeStrand suspended = beforeC;
        if (suspended != null && suspended != thread && accessed == object) remote = thread;
    }

    /** The thread makes another event: if it was about to execute r, it has done so. */
    void goesOn(FreeStrand thread) {
        if (remote != thread) return;
        remote = null;
        happened = true;
        answered = true;
        wake(beforeC);
    }

    private void suspend(FreeStrand thread, BooleanSupplier until) {
        thread.pause(expiry, until);
    }

    private static void wake(@Nullable FreeStrand thread) {
        if (thread != null) thread.wake();
    }
}
