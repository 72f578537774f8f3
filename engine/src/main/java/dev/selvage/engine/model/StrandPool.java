package dev.selvage.engine.model;

import java.util.ArrayList;
import java.util.List;

/**
 * The strands of a run, in the order of their ids. Those of a run in which all came to their end serve again in the next one, each
 * under the same id as before.
 */
final class StrandPool {
    /** A run with more of them is rare enough to make its own. */
    private static final int KEPT = 64;

    private final ControlledRun run;
    private final List<ModelStrand> made = new ArrayList<>();
    private int used;

    StrandPool(ControlledRun run) {
        this.run = run;
    }

    /** The next strand of this run, for that thread. */
    ModelStrand take(Thread identity) {
        if (used == made.size()) made.add(new ModelStrand(used, run));
        ModelStrand strand = made.get(used++);
        strand.begin(identity);
        return strand;
    }

    /** Whether nothing of any strand is left, so that it can be used again. */
    boolean isAtRest() {
        if (used > KEPT) return false;
        for (int i = 0; i < used; i++) {
            if (!made.get(i).isAtRest()) return false;
        }
        return true;
    }

    void reset() {
        for (int i = 0; i < used; i++) made.get(i).reset();
        used = 0;
    }
}
