package dev.selvage.engine.model;

import dev.selvage.runtime.Numbering;
import java.util.List;

/**
 * Watches the numbers that the JDK gives away in the order of asking. Where two strands draw from one sequence and nothing tells who comes first, there
 * are orders that no schedule shows, as a strand may be slow between its last scheduling point and the draw. That matters once somebody reads a number.
 */
final class Numbers {
    /** Stand for the sequences. */
    private static final List<Object> NAMES = List.of("threads", "pools", "timers", "fork-join pools", "ids");

    private final int[] drawn = new int[Numbering.SEQUENCES];
    private final boolean[] contested = new boolean[Numbering.SEQUENCES];
    private boolean namesRead;
    private boolean idsRead;

    void reset() {
        for (int i = 0; i < Numbering.SEQUENCES; i++) {
            drawn[i] = 0;
            contested[i] = false;
        }
        namesRead = false;
        idsRead = false;
    }

    static Object sequence(int sequence) {
        return NAMES.get(sequence);
    }

    void draws(ModelStrand me, int sequence) {
        if (me.drawnBefore[sequence] != drawn[sequence]) contested[sequence] = true;
        me.drawnBefore[sequence] = ++drawn[sequence];
    }

    /** All that one has drawn comes before what the other draws from now on. */
    static void precede(ModelStrand before, ModelStrand after) {
        for (int i = 0; i < Numbering.SEQUENCES; i++)
            after.drawnBefore[i] = Math.max(after.drawnBefore[i], before.drawnBefore[i]);
    }

    void readsName() {
        namesRead = true;
    }

    void readsId() {
        idsRead = true;
    }

    /** Whether something was read that might have been another number. */
    boolean isUncertain() {
        for (int i = 0; i < Numbering.SEQUENCES; i++) {
            if (contested[i] && (i == Numbering.IDS ? idsRead : namesRead)) return true;
        }
        return false;
    }
}
