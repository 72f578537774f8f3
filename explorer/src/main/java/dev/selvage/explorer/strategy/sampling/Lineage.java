package dev.selvage.explorer.strategy.sampling;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Tells the strands of several runs which are the same: the nth child of a strand in one run is its nth child in every run, in whatever order
 * strands were created. Each gets a number, the main thread 0, and a child a higher one than its parent.
 */
public final class Lineage {
    /** By parent and place among its children. */
    private final Map<Long, Integer> known = new HashMap<>();

    private int[] parents = {-1};
    private int size = 1;

    /** The number of the child that comes after {@code elder} others. */
    public int child(int parent, int elder) {
        long place = ((long) parent << Integer.SIZE) | elder;
        Integer child = known.get(place);
        if (child != null) return child;
        if (size == parents.length) parents = Arrays.copyOf(parents, 2 * size);
        parents[size] = parent;
        known.put(place, size);
        return size++;
    }

    /** The number of the parent, or -1 for the main thread. */
    int parent(int number) {
        return parents[number];
    }

    public int size() {
        return size;
    }
}
