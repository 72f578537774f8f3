package dev.selvage.engine.execution;

import dev.selvage.runtime.Carrier;
import dev.selvage.runtime.RunAbandoned;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs strands as continuations of the JDK, all of them on one carrier: a switch leaves the stack of one and enters that of
 * another, without asking the operating system.
 *
 * <p>The work that drives the runs is a fiber, too, so that a run begins and ends with a switch. The thread that called
 * {@link #drive} only watches. Where a strand cannot leave its carrier (a class initialiser or a native frame is on its
 * stack, or that is very deep), that carrier waits below it and another one goes on. Strands that are suspended at the end of a run are forgotten.
 *
 * <p>Fields without {@code volatile} belong to the holder of the baton.
 */
public final class FiberEngine implements Engine {
    static final String NAME = "fiber";

    private static final Duration UNWINDING = Duration.ofSeconds(5);
    private static final Duration RETURN = Duration.ofMillis(200);

    private final Duration patience;
    private final Outside outside;
    private final Baton baton = new Baton();
    private final List<Strand> pinned = new ArrayList<>();
    private final AtomicReference<@Nullable Strand> current = new AtomicReference<>();
    private volatile @Nullable Phase phase;

    /** The carrier from which the baton was last taken by force. */
    private @Nullable Carrier robbed;

    private @Nullable Fiber driver;
    private @Nullable Throwable crash;
    private int leftovers;
    private int lost;

    /** @param patience how long a strand may stay away from every scheduling point */
    public FiberEngine(Duration patience) {
        this.patience = patience;
        this.outside = new Outside(patience);
    }

    @Override
    public String name() {
        return NAME;
    }

    // ---- driving

    @Override
    public <T> T drive(Callable<T> body) throws Exception {
        if (isDriving()) return body.call();
        Work<T> mine = new Work<>(body);
        Fiber first = new Fiber(() -> workAndRest(mine), null);
        driver = first;
        baton.begin(mine, first);
        watch(mine);
        return mine.result();
    }

    private void workAndRest(Work<?> mine) {
        mine.run();
        baton.follow(null);
    }

    /** The driver's fiber runs as its carrier, and strands never do. */
    private boolean isDriving() {
        return baton.isHeldByCaller();
    }

    private void watch(Work<?> mine) {
        Phase seen = null;
        Watchdog watchdog = new Watchdog(patience, () -> 0);
        while (!mine.isDone()) {
            Phase now = phase;
            if (now != null && now != seen) watchdog = now.watchdog();
            seen = now;
            LockSupport.parkNanos(watchdog.interval());
            if (seen != null && seen == phase && watchdog.isStuck() && seen.giveUp()) takeOver();
        }
    }

    /** Lets the driver go on, on another carrier, while the current strand is left to itself. */
    private void takeOver() {
        Strand strand = current.get();
        if (strand != null) strand.leaveBehind();
        robbed = baton.holder();
        baton.takeFor(driver());
    }

    private Fiber driver() {
        Fiber known = driver;
        if (known == null) throw new IllegalStateException("nobody drives the run");
        return known;
    }

    @Override
    public void run(Strand root, LongSupplier progress) throws ControlLostException {
        if (!isDriving()) {
            driveOnce(root, progress);
            return;
        }
        Phase whole = new Phase(patience, () -> progress.getAsLong() + outside.looks());
        if (!await(root, whole)) throw stuck();
        rethrowCrash();
        unwindPinned();
        outside.reset();
        current.set(null);
    }

    private void driveOnce(Strand root, LongSupplier progress) throws ControlLostException {
        try {
            drive(() -> {
                run(root, progress);
                return root;
            });
        } catch (ControlLostException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** Lets {@code strand} go on until the baton comes back; false when it had to be taken. */
    private boolean await(Strand strand, Phase expected) {
        phase = expected;
        current.lazySet(strand);
        leave(driver(), fiberOf(strand));
        phase = null;
        return !expected.isGivenUp();
    }

    private ControlLostException stuck() {
        Carrier carrier = robbed;
        StackTraceElement[] stack = carrier == null ? new StackTraceElement[0] : carrier.getStackTrace();
        return new ControlLostException(Stuck.describe(current.get(), stack, patience));
    }

    private void rethrowCrash() {
        Throwable thrown = crash;
        crash = null;
        if (thrown != null) throw new IllegalStateException("a thread of the run broke down", thrown);
    }

    /** Strands below which a carrier waits cannot be forgotten: they unwind, the youngest first. */
    private void unwindPinned() {
        while (!pinned.isEmpty()) {
            Strand strand = pinned.get(pinned.size() - 1);
            strand.abandon();
            if (outside.isAway(strand) && !outside.callBack(strand, RETURN)) {
                lost++;
                strand.leaveBehind();
                pinned.remove(strand);
                continue;
            }
            if (await(strand, new Phase(UNWINDING, () -> 0))) continue;
            leftovers++;
            pinned.remove(strand);
        }
    }

    // ---- switches

    @Override
    public void switchTo(Strand me, Strand next) {
        if (me.isLeftBehind()) throw new RunAbandoned();
        current.lazySet(next);
        leave(fiberOf(me), fiberOf(next));
    }

    private void leave(Fiber me, Fiber next) {
        baton.follow(next);
        if (!me.pause()) stayPinned(me, next);
    }

    /** The calling carrier waits below {@code me} while another one goes on. */
    private void stayPinned(Fiber me, Fiber next) {
        Carrier mine = baton.holder();
        StackRoom.ensure();
        me.pinnedOn = mine;
        if (me.strand != null) pinned.add(me.strand);
        baton.handOver(next);
        mine.awaitTurn();
        me.pinnedOn = null;
        if (me.strand != null) pinned.remove(me.strand);
    }

    @Override
    public void finish(Strand me, @Nullable Strand next) {
        if (me.isLeftBehind()) return;
        me.carrier = null;
        if (next != null) {
            current.lazySet(next);
            baton.follow(fiberOf(next));
        } else {
            endPhase(me);
        }
    }

    private void endPhase(Strand me) {
        Phase ending = phase;
        if (ending != null && ending.end()) baton.follow(driver());
        else me.leaveBehind();
    }

    private Fiber fiberOf(Strand strand) {
        Fiber known = (Fiber) strand.carrier;
        if (known != null) return known;
        Fiber fresh = new Fiber(() -> live(strand), strand);
        strand.carrier = fresh;
        return fresh;
    }

    private void live(Strand strand) {
        try {
            strand.live();
        } catch (Throwable broken) {
            crash = broken;
            endPhase(strand);
        }
    }

    // ---- strands that step out

    /** A strand takes its carrier with it; who is next is found out on another one. */
    @Override
    public void stepOut(Strand me, Supplier<@Nullable Strand> next) {
        Fiber mine = fiberOf(me);
        mine.pinnedOn = baton.holder();
        pinned.add(me);
        outside.leave(me);
        Fiber decision = new Fiber(() -> decide(next), null);
        baton.follow(decision);
        baton.handOver(decision);
    }

    private void decide(Supplier<@Nullable Strand> next) {
        Strand chosen = null;
        try {
            chosen = next.get();
        } catch (Throwable broken) {
            crash = broken;
        }
        if (chosen != null) {
            current.lazySet(chosen);
            baton.follow(fiberOf(chosen));
        } else {
            Phase ending = phase;
            if (ending != null && ending.end()) baton.follow(driver());
        }
    }

    @Override
    public boolean stepIn(Strand me) {
        Fiber mine = fiberOf(me);
        Carrier carrier = mine.pinnedOn;
        if (carrier == null || !outside.comeBack(me)) return false;
        carrier.awaitTurn();
        mine.pinnedOn = null;
        pinned.remove(me);
        return true;
    }

    @Override
    public Outside outside() {
        return outside;
    }

    // ---- what is seen from outside

    @Override
    public StackTraceElement[] stackOf(Strand strand) {
        Fiber fiber = (Fiber) strand.carrier;
        if (fiber == null) return new StackTraceElement[0];
        if (Thread.currentThread() == strand.identity()) return new Throwable().getStackTrace();
        return fiber.stack();
    }

    @Override
    public String whereabouts() {
        Carrier carrier = baton.holderIfAny();
        return Stuck.whereabouts(current.get(), carrier == null ? new StackTraceElement[0] : carrier.getStackTrace());
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
        baton.close();
    }
}
