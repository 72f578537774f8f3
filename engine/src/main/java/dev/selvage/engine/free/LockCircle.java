package dev.selvage.engine.free;

import org.jspecify.annotations.Nullable;

/**
 * Sees a circle of monitors before its last thread closes it. That thread then waits for the tool, and not for the monitor, so
 * that it can be ended; with it, all the others can.
 *
 * <p>Every thread that holds a monitor says which one it is about to enter before it looks: whoever looks last sees all others. A
 * thread that is about to enter what somebody in the circle holds cannot go on, so what it holds does not change either.
 */
final class LockCircle {
    private LockCircle() {}

    /** Whether {@code thread}, which is about to enter the monitor and holds others, would wait for itself. */
    static boolean isClosedBy(FreeStrand thread, Object monitor, FreeStrand[] strands) {
        // A lock of the library is held by calls, which are not its monitor.
        if (LibraryLocks.isExclusive(monitor)) return false;
        Object wanted = monitor;
        for (int hops = 0; hops <= strands.length; hops++) {
            FreeStrand owner = owner(wanted, strands);
            if (owner == null) return false;
            if (owner == thread) return hops > 0;
            Object next = owner.entering();
            if (next == null) return false;
            wanted = next;
        }
        return false;
    }

    /** Of those who are about to enter a monitor, the one that holds this one. */
    static @Nullable FreeStrand owner(Object monitor, FreeStrand[] strands) {
        for (FreeStrand strand : strands) {
            if (strand.entering() != null && strand.seemsToHold(monitor)) return strand;
        }
        return null;
    }
}
