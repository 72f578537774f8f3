package dev.selvage.explorer.strategy.chess;

/**
 * The states of a program that a search has come to, each as a number of 64 bits: eight bytes for a state, and as much again for free places at most.
 * Two states have the same number by chance alone; of a million, any two do once in thirty million searches.
 *
 * <p>When it is full it keeps what it has and takes no more: states that it does not remember are explored again, so nothing is missed.
 */
public final class KnownStates {
    private static final int FEWEST_PLACES = 1 << 10;
    private static final int MOST_PLACES = 1 << 30;

    /** At most this part of the memory of the JVM is used, and half as much again while the table grows. */
    private static final int PART_OF_MEMORY = 8;

    /** Marks a free place. */
    private static final long FREE = 0;

    private final int mostPlaces;
    private long[] table = new long[FEWEST_PLACES];
    private int size;
    private boolean full;

    public KnownStates() {
        this((int) Math.min(MOST_PLACES, Runtime.getRuntime().maxMemory() / PART_OF_MEMORY / Long.BYTES));
    }

    KnownStates(int mostPlaces) {
        this.mostPlaces = mostPlaces;
    }

    /**
     * Adds a state; false when it was known.
     *
     * @param graph the happens-before graph of the steps that lead to it
     * @param current the strand that is running
     * @param enabled the strands that can go on
     * @param fairness a number for who has to let others go first
     */
    public boolean add(long graph, int current, int[] enabled, long fairness) {
        long state = number(graph, current, enabled, fairness);
        int place = find(state);
        if (table[place] == state) return false;
        if (full) return true;
        table[place] = state;
        // One place in four stays free.
        if (++size >= table.length / 4 * 3) grow();
        return true;
    }

    private static long number(long graph, int current, int[] enabled, long fairness) {
        long number = mix(mix(graph + mix(current)) + fairness);
        for (int strand : enabled) number = mix(number + strand);
        return number == FREE ? 1 : number;
    }

    /** The finaliser of SplitMix64. */
    private static long mix(long number) {
        long mixed = number + 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** The place of a state, or the free one where it belongs. */
    private int find(long state) {
        int mask = table.length - 1;
        int place = (int) state & mask;
        while (table[place] != FREE && table[place] != state) place = (place + 1) & mask;
        return place;
    }

    private void grow() {
        if (2L * table.length > mostPlaces) {
            full = true;
            return;
        }
        long[] old = table;
        table = new long[2 * old.length];
        for (long state : old) {
            if (state != FREE) table[find(state)] = state;
        }
    }

    public void clear() {
        table = new long[FEWEST_PLACES];
        size = 0;
        full = false;
    }

    public int size() {
        return size;
    }

    /** Whether it takes no more. */
    public boolean isFull() {
        return full;
    }
}
