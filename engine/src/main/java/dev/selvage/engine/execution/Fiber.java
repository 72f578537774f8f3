package dev.selvage.engine.execution;

import dev.selvage.runtime.Carrier;
import dev.selvage.runtime.FiberAccess;
import org.jspecify.annotations.Nullable;

/** Something that a carrier goes on with until it pauses: a strand, or the work that drives the runs. */
final class Fiber {
    private final Object continuation;

    /** The strand that it is; null for the work of the driver, which runs as its carrier. */
    final @Nullable Strand strand;

    /** The carrier that waits below it while it is suspended and cannot leave that carrier's stack; null else. */
    @Nullable
    Carrier pinnedOn;

    Fiber(Runnable body, @Nullable Strand strand) {
        this.continuation = FiberAccess.create(body);
        this.strand = strand;
    }

    /** Goes on with it on the calling carrier. */
    void resume(Carrier carrier) {
        FiberAccess.resume(continuation, strand == null ? carrier : strand.identity());
    }

    boolean isLeftBehind() {
        return strand != null && strand.isLeftBehind();
    }

    /** Where it stands while it is suspended. */
    StackTraceElement[] stack() {
        return pinnedOn == null ? FiberAccess.stackOf(continuation) : pinnedOn.getStackTrace();
    }
}
