package dev.selvage.engine.model;

/**
 * A number for the state that the program is in, as far as other strands can tell: it changes whenever something happened that
 * could end a loop in another strand. A strand that went round a loop in vain goes on only in another state.
 */
final class ProgramState {
    private static final long NONE = -1;

    private long now;

    /** What {@link #now} was before the last operation. */
    private long before;

    /** The only state in which a strand may have gone round a loop in vain, or {@link #NONE}. */
    private long spun = NONE;

    long now() {
        return now;
    }

    void changed() {
        now++;
    }

    /** An operation begins. */
    void operate(boolean changes) {
        before = now;
        if (changes) now++;
    }

    /** The last operation turned out to change nothing; false when more than that happened since. */
    boolean takeBack() {
        if (now != before + 1) return false;
        now = before;
        // Strands may have spun in this state before.
        spun = now;
        return true;
    }

    /** A strand comes to the end of a loop; when nothing changed in the whole round, the next one would be the same. */
    void round(ModelStrand strand) {
        if (strand.roundBegan == now) strand.spunAt = spun = now;
        strand.roundBegan = now;
    }

    /** Whether some strand may have gone round a loop in vain in this state. */
    boolean mayHaveSpun() {
        return spun == now;
    }

    boolean hasSpun(ModelStrand strand) {
        return strand.spunAt == now;
    }

    void reset() {
        now = 0;
        before = 0;
        spun = NONE;
    }
}
