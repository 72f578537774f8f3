package dev.selvage.engine.execution;

import dev.selvage.runtime.Carrier;
import dev.selvage.runtime.FiberAccess;
import dev.selvage.runtime.ThreadAccess;
import org.jspecify.annotations.Nullable;

/** Something that a carrier goes on with until it pauses: a strand, or the work that drives the runs. */
final class Fiber {
    /**
     * Stack, in words, beyond which a fiber no longer leaves its carrier: what a continuation leaves behind moves to the heap, so
     * that a recursion without end would fill that and not the stack.
     */
    private static final int DEEPEST = 1 << 15;

    private final Object continuation;
    private boolean deep;

    /** What the JDK keeps in the carrier although it belongs to who runs on it. */
    private int probe;

    /** The strand that it is; null for the work of the driver, which runs as its carrier. */
    final @Nullable Strand strand;

    /** How much room it wants to have on its carrier's stack, in bytes. */
    final long stackSize;

    /** The carrier that waits below it while it is suspended and cannot leave that carrier's stack; null else. */
    @Nullable
    Carrier pinnedOn;

    Fiber(Runnable body, @Nullable Strand strand) {
        this.continuation = FiberAccess.create(body);
        this.strand = strand;
        this.stackSize = strand == null ? 0 : ThreadAccess.stackSizeOf(strand.identity());
    }

    /** Goes on with it on the calling carrier. */
    void resume(Carrier carrier) {
        ThreadAccess.setProbe(carrier, probe);
        FiberAccess.resume(continuation, strand == null ? carrier : strand.identity());
        probe = ThreadAccess.probeOf(carrier);
        if (FiberAccess.depthOf(continuation) > DEEPEST) deep = true;
    }

    /** Leaves it, as the code that it runs; false, at once, when it has to stay on its carrier. */
    boolean pause() {
        return !deep && FiberAccess.pause();
    }

    boolean isLeftBehind() {
        return strand != null && strand.isLeftBehind();
    }

    /** Where it stands while it is suspended. */
    StackTraceElement[] stack() {
        return pinnedOn == null ? FiberAccess.stackOf(continuation) : pinnedOn.getStackTrace();
    }
}
