package dev.selvage.engine.model;

import java.util.Arrays;

/** The choices of a run, as the ids of the chosen strands. */
public final class ChoiceLog {
    private int[] chosen = new int[64];
    private int size;

    void add(int strand) {
        if (size == chosen.length) chosen = Arrays.copyOf(chosen, size * 2);
        chosen[size++] = strand;
    }

    public int size() {
        return size;
    }

    public int[] toArray() {
        return Arrays.copyOf(chosen, size);
    }
}
