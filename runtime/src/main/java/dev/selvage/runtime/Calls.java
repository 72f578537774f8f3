package dev.selvage.runtime;

import java.util.Arrays;

/**
 * The calls that led to where the strand with the baton is: its innermost call sites, as one number.
 *
 * <p>A rewritten method remembers the number that it was entered with, gives the site of each call on the way and comes back
 * to its own number afterwards. So a strand has no stack of sites to carry along, and to go through the same call again takes a look
 * into a table. Only classes of a program whose strategy asks for calls are rewritten so.
 */
public final class Calls {
    /** More than this many ways to get somewhere are not told apart. */
    static final int LIMIT = 1 << 18;

    private static final int SMALLEST = 1 << 10;
    private static final int NONE = 0;
    private static final int UNKNOWN = -1;

    /** Of the strand that holds the baton; who switches away from it keeps the number for when it is resumed. */
    public static int context;

    /** How many call sites are told apart; 0 while nobody asks for any. */
    private static int depth;

    private static int generation;

    // A number stands for the call at `sites` on the way of `callers`, which is `lengths` calls long.
    private static int count;
    private static int[] callers = new int[SMALLEST];
    private static int[] sites = new int[SMALLEST];
    private static int[] lengths = new int[SMALLEST];

    /** The same way without its outermost call, once somebody has asked. */
    private static int[] shorter = new int[SMALLEST];

    /** Numbers by caller and site. */
    private static int[] table = new int[2 * SMALLEST];

    private Calls() {}

    /** Keeps so many innermost call sites from now on; must come before a run. */
    public static void keep(int newDepth) {
        depth = newDepth;
        generation++;
        context = NONE;
        count = 1;
        lengths[NONE] = 0;
        Arrays.fill(table, NONE);
    }

    /** The strand that has the baton is called by nobody. */
    public static void begin() {
        context = NONE;
    }

    public static boolean areKept() {
        return depth > 0;
    }

    /** Changes whenever numbers get another meaning. */
    public static int generation() {
        return generation;
    }

    /** The sites of the calls that {@code number}, a {@link #context}, stands for, innermost first. */
    public static int[] sites(int number) {
        int[] way = new int[lengths[number]];
        int call = number;
        for (int i = 0; i < way.length; i++) {
            way[i] = sites[call];
            call = callers[call];
        }
        return way;
    }

    // ---- called by rewritten methods

    /** The method that was entered with {@code from} calls another one. */
    public static void enter(int from, int site) {
        if (depth > 0 && Guard.isControlled()) context = after(from, site);
    }

    /** The call is over; the method was entered with {@code own}. */
    public static void leave(int own) {
        if (depth > 0 && Guard.isControlled()) context = own;
    }

    // ---- numbers

    private static int after(int from, int site) {
        return find(lengths[from] < depth ? from : withoutOutermost(from), site);
    }

    private static int withoutOutermost(int number) {
        if (lengths[number] <= 1) return NONE;
        if (shorter[number] == UNKNOWN) {
            int known = find(withoutOutermost(callers[number]), sites[number]);
            shorter[number] = known;
        }
        return shorter[number];
    }

    private static int find(int caller, int site) {
        int slot = slot(caller, site);
        return table[slot] == NONE ? add(caller, site, slot) : table[slot];
    }

    private static int slot(int caller, int site) {
        int mask = table.length - 1;
        int i = ((caller * 0x9E3779B9) ^ (site * 0x85EBCA6B)) & mask;
        while (table[i] != NONE && (callers[table[i]] != caller || sites[table[i]] != site)) i = (i + 1) & mask;
        return i;
    }

    private static int add(int caller, int site, int slot) {
        if (count == LIMIT) return NONE;
        if (count == sites.length) {
            grow();
            return add(caller, site, slot(caller, site));
        }
        callers[count] = caller;
        sites[count] = site;
        lengths[count] = lengths[caller] + 1;
        shorter[count] = UNKNOWN;
        table[slot] = count;
        return count++;
    }

    private static void grow() {
        int size = 2 * count;
        callers = Arrays.copyOf(callers, size);
        sites = Arrays.copyOf(sites, size);
        lengths = Arrays.copyOf(lengths, size);
        shorter = Arrays.copyOf(shorter, size);
        table = new int[2 * size];
        for (int number = 1; number < count; number++) table[slot(callers[number], sites[number])] = number;
    }
}
