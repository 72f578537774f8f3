package dev.selvage.engine.model;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The choices of a run, as the ids of the chosen strands; those that were chosen while they waited outside the program, and
 * were not back, as the complement.
 */
public final class ChoiceLog {
    private static final int FIRST_LENGTH = 1 << 10;

    /** What the last run wrote into: there is one run at a time, and a long one should not fill a new buffer. */
    private static int @Nullable [] spare;

    private int[] chosen;
    private int size;

    ChoiceLog() {
        int[] kept = spare;
        chosen = kept == null ? new int[FIRST_LENGTH] : kept;
        spare = null;
    }

    void add(int strand) {
        if (size == chosen.length) chosen = Arrays.copyOf(chosen, size * 2);
        chosen[size++] = strand;
    }

    /** The strand that was chosen last turned out to be away. */
    void markAway() {
        chosen[size - 1] = ~chosen[size - 1];
    }

    public int size() {
        return size;
    }

    /** The choices of a run that is over; nothing can be added any more. */
    int[] close() {
        int[] result = Arrays.copyOf(chosen, size);
        spare = chosen;
        chosen = result;
        return result;
    }
}
