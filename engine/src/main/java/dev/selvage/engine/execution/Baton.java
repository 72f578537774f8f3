package dev.selvage.engine.execution;

import dev.selvage.runtime.Carrier;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Says which fiber goes on, and on which carrier: the one that holds the baton goes on with one fiber after the other until it has to give
 * it to another carrier.
 *
 * <p>Fields without {@code volatile} belong to the holder.
 */
final class Baton {
    private final CarrierPool carriers = new CarrierPool(this::carry);

    /** What the holder goes on with when the fiber it runs has paused or ended; null when all is done. */
    private final AtomicReference<@Nullable Fiber> upcoming = new AtomicReference<>();

    private volatile @Nullable Carrier holder;
    private volatile boolean closed;
    private @Nullable Work<?> work;

    /** Lets a carrier begin with {@code first} and go on until the work is done. */
    void begin(Work<?> newWork, Fiber first) {
        work = newWork;
        upcoming.set(first);
        handOver(first);
    }

    /** What the holder goes on with once its fiber has paused or ended; null when all is done. */
    void follow(@Nullable Fiber next) {
        upcoming.lazySet(next);
    }

    /** Whether the calling thread has the baton and is nobody but a carrier. */
    boolean isHeldByCaller() {
        return Thread.currentThread() == holder;
    }

    @Nullable
    Carrier holderIfAny() {
        return holder;
    }

    Carrier holder() {
        Carrier known = holder;
        if (known == null) throw new IllegalStateException("nobody has the baton");
        return known;
    }

    /** Gives the baton to a carrier that goes on with {@code next}. */
    void handOver(Fiber next) {
        give(next.pinnedOn == null ? carriers.take(next.stackSize) : next.pinnedOn);
    }

    /** Takes the baton, by force, for a carrier that goes on with {@code next}. */
    void takeFor(Fiber next) {
        upcoming.set(next);
        give(next.pinnedOn == null ? carriers.fresh(next.stackSize) : next.pinnedOn);
    }

    private void give(Carrier carrier) {
        holder = carrier;
        carrier.giveTurn();
    }

    void close() {
        closed = true;
        carriers.dismiss();
    }

    // ---- the life of a carrier

    private void carry() {
        Carrier me = (Carrier) Thread.currentThread();
        try {
            do {
                me.awaitTurn();
            } while (!closed && goOn(me));
            breakDown(me, null);
        } catch (Throwable broken) {
            breakDown(me, broken);
        }
    }

    /** A carrier that goes away with the baton would leave everybody waiting. */
    private void breakDown(Carrier me, @Nullable Throwable cause) {
        Work<?> unfinished = work;
        if (closed || holder != me || unfinished == null) return;
        unfinished.fail(new IllegalStateException("the fiber engine broke down; try --engine platform", cause));
    }

    /** Goes on with one fiber after the other until another carrier gets the baton; false when it was taken by force. */
    private boolean goOn(Carrier me) {
        while (true) {
            Fiber next = upcoming.get();
            if (next == null) {
                rest(me);
                return true;
            }
            if (next.pinnedOn != null || !me.hasRoomFor(next.stackSize)) {
                carriers.release(me);
                handOver(next);
                return true;
            }
            next.resume(me);
            if (next.isLeftBehind()) return false;
        }
    }

    private void rest(Carrier me) {
        Work<?> done = work;
        carriers.release(me);
        holder = null;
        if (done != null) done.announceEnd();
    }
}
