package dev.selvage.engine.model;

import dev.selvage.runtime.VirtualThreadAccess;

/** How many platform threads there are in a run, and have been. */
final class ThreadCounts {
    private int live;
    private int peak;
    private int started;

    int peak() {
        return peak;
    }

    int started() {
        return started;
    }

    void starts(ModelStrand strand) {
        if (VirtualThreadAccess.isVirtual(strand.identity())) return;
        started++;
        peak = Math.max(peak, ++live);
    }

    void ends(ModelStrand strand) {
        if (!VirtualThreadAccess.isVirtual(strand.identity())) live--;
    }

    void resetPeak() {
        peak = live;
    }

    /** A run begins. */
    void reset() {
        live = 0;
        peak = 0;
        started = 0;
    }
}
