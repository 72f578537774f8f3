package dev.selvage.engine.execution;

import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A thread of the program under test, as an engine sees it: an identity and a body to run in its name. It may have several lives, one after
 * the other.
 */
public abstract class Strand {
    private static final Set<Thread> GIVEN_UP =
            Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

    private @Nullable Thread identity;

    /** What the engine runs it on, from the first switch until it finished. */
    @Nullable
    Object carrier;

    private boolean abandoned;
    private volatile boolean leftBehind;

    /** What {@code Thread.currentThread()} is inside the body. */
    public final Thread identity() {
        Thread mine = identity;
        if (mine == null) throw new IllegalStateException("the strand stands for no thread");
        return mine;
    }

    /** A life in the name of that thread begins. */
    protected final void standFor(Thread thread) {
        identity = thread;
    }

    /** Its life is over; only for a strand that was neither abandoned nor left behind. */
    protected final void standForNobody() {
        identity = null;
    }

    /** Whether it could go on as soon as it is chosen. */
    public abstract boolean isEnabled();

    /** Lives the whole life of the strand; its last act is {@link Engine#finish}. */
    protected abstract void live();

    /** Whether the run is over and this strand has only to unwind. */
    public final boolean isAbandoned() {
        return abandoned;
    }

    /** Lets the strand unwind at its next hook. */
    public final void abandon() {
        abandoned = true;
    }

    /** Gives up on a strand that does not unwind. */
    final void leaveBehind() {
        leftBehind = true;
        GIVEN_UP.add(identity());
    }

    /** Whether {@code thread} belonged to a strand that was left behind, in whatever run. */
    public static boolean isGivenUp(Thread thread) {
        return GIVEN_UP.contains(thread);
    }

    /** Whether it was given up: it may still go on, but has no part in any run. */
    public final boolean isLeftBehind() {
        return leftBehind;
    }
}
