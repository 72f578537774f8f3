package dev.selvage.engine.model;

import java.util.Arrays;

/**
 * The choices of a run, as the ids of the chosen strands; those that were chosen while they waited outside the program, and
 * were not back, as the complement.
 */
public final class ChoiceLog {
    private int[] chosen = new int[64];
    private int size;

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

    public int[] toArray() {
        return Arrays.copyOf(chosen, size);
    }
}
