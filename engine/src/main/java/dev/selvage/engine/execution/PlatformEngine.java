package dev.selvage.engine.execution;

import dev.selvage.runtime.Carrier;
import dev.selvage.runtime.SharedCore;
import dev.selvage.runtime.ThreadAccess;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs strands on pooled platform threads that hand the baton directly to one another.
 *
 * <p>The thread that calls {@link #run} only waits and watches. Fields without {@code volatile} belong to the holder of the
 * baton; handing it over orders all accesses to them.
 */
public final class PlatformEngine implements Engine {
    static final String NAME = "platform";

    private static final Duration UNWINDING = Duration.ofSeconds(5);
    private static final Duration RETURN = Duration.ofMillis(200);

    private final Duration patience;
    private final CarrierPool carriers = new CarrierPool(this::carry);
    private final List<Strand> begun = new ArrayList<>();
    private final Outside outside;
    private int leftovers;
    private int lost;
    private @Nullable Strand successor;
    private @Nullable Thread driver;
    private volatile boolean over;
    private volatile boolean closed;
    private volatile @Nullable Strand current;

    /** Says who is next after a strand stepped out; the driver has to ask. */
    private volatile @Nullable Supplier<@Nullable Strand> decision;

    /** @param patience how long a strand may stay away from every scheduling point */
    public PlatformEngine(Duration patience) {
        this.patience = patience;
        this.outside = new Outside(patience);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void run(Strand root, LongSupplier progress) throws ControlLostException {
        driver = Thread.currentThread();
        over = false;
        giveTurn(root);
        for (int i = 0; i < SharedCore.YIELDS && !over && SharedCore.yield(); i++) {}
        Watchdog watchdog = new Watchdog(patience, () -> progress.getAsLong() + outside.looks());
        while (!over) {
            if (decision == null) LockSupport.parkNanos(watchdog.interval());
            if (decision != null) decide();
            else if (!over && watchdog.isStuck()) throw new ControlLostException(describeStuck());
        }
        unwind();
        outside.reset();
        current = null;
    }

    // ---- carriers

    private void giveTurn(Strand strand) {
        current = strand;
        Carrier carrier = (Carrier) strand.carrier;
        if (carrier == null) {
            carrier = carriers.take(ThreadAccess.stackSizeOf(strand.identity()));
            strand.carrier = carrier;
            begun.add(strand);
        }
        carrier.giveTurn();
    }

    private void carry() {
        Carrier me = (Carrier) Thread.currentThread();
        while (true) {
            me.awaitTurnSoon();
            if (closed) return;
            Strand strand = current;
            if (strand == null) throw new IllegalStateException("a carrier has the baton but no strand");
            ThreadAccess.runAs(strand.identity(), () -> carry(me, strand));
            // The strand may have another life by now.
            if (me.isRetired()) return;
        }
    }

    /**
     * One strand from its first to its last step, and the hand-over. All of it happens below the change of identity: code
     * around that change was seen to read fields as they were before it, once the JIT had replaced the running loop.
     */
    private void carry(Carrier me, Strand strand) {
        strand.live();
        if (strand.isLeftBehind()) {
            me.retire();
            return;
        }
        carriers.release(me);
        Strand next = successor;
        if (next != null) giveTurn(next);
        else endRun();
    }

    private void endRun() {
        over = true;
        LockSupport.unpark(driver);
    }

    @Override
    public void switchTo(Strand me, Strand next) {
        StackRoom.ensure();
        Carrier mine = (Carrier) me.carrier;
        giveTurn(next);
        if (mine == null) return;
        if (me.isEnabled()) mine.awaitTurnSoon();
        else mine.awaitTurn();
    }

    @Override
    public void finish(Strand me, @Nullable Strand next) {
        if (me.isLeftBehind()) return;
        begun.remove(me);
        me.carrier = null;
        successor = next;
    }

    // ---- strands that step out

    @Override
    public void stepOut(Strand me, Supplier<@Nullable Strand> next) {
        outside.leave(me);
        decision = next;
        LockSupport.unpark(driver);
    }

    private void decide() {
        Supplier<@Nullable Strand> pending = decision;
        decision = null;
        Strand next = pending == null ? null : pending.get();
        if (next == null) over = true;
        else giveTurn(next);
    }

    @Override
    public boolean stepIn(Strand me) {
        Carrier mine = (Carrier) me.carrier;
        if (mine == null || !outside.comeBack(me)) return false;
        mine.awaitTurn();
        return true;
    }

    @Override
    public Outside outside() {
        return outside;
    }

    // ---- the end of a run

    /** Lets every suspended strand unwind, the youngest first. */
    private void unwind() {
        while (!begun.isEmpty()) {
            Strand strand = begun.get(begun.size() - 1);
            strand.abandon();
            if (outside.isAway(strand) && !outside.callBack(strand, RETURN)) {
                lost++;
                leaveBehind(strand);
                continue;
            }
            over = false;
            giveTurn(strand);
            awaitUnwound(strand);
        }
    }

    private void awaitUnwound(Strand strand) {
        long deadline = System.nanoTime() + UNWINDING.toNanos();
        while (!over && System.nanoTime() < deadline) LockSupport.parkNanos(UNWINDING.toNanos() / 10);
        if (over) return;
        leftovers++;
        leaveBehind(strand);
    }

    private void leaveBehind(Strand strand) {
        strand.leaveBehind();
        begun.remove(strand);
    }

    // ---- what is seen from outside

    private String describeStuck() {
        Strand strand = current;
        return Stuck.describe(strand, strand == null ? new StackTraceElement[0] : stackOf(strand), patience);
    }

    @Override
    public String whereabouts() {
        Strand strand = current;
        return Stuck.whereabouts(strand, strand == null ? new StackTraceElement[0] : stackOf(strand));
    }

    @Override
    public StackTraceElement[] stackOf(Strand strand) {
        Carrier carrier = (Carrier) strand.carrier;
        return carrier == null ? new StackTraceElement[0] : carrier.getStackTrace();
    }

    @Override
    public int leftovers() {
        return leftovers;
    }

    @Override
    public int lost() {
        return lost;
    }

    @Override
    public void close() {
        closed = true;
        carriers.dismiss();
    }
}
