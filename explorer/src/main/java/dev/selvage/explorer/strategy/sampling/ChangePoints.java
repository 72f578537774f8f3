package dev.selvage.explorer.strategy.sampling;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;

/** The steps of one run after which whoever made them gets a low priority: different steps, each with a priority of its own. */
final class ChangePoints {
    private static final int NEVER = 0;

    /** A step in the upper half of each, its priority in the lower; sorted. */
    private long[] points = {};

    private int passed;
    private int next = NEVER;

    /**
     * Draws anew: point number i, counted from 1, carries priority i, and lies anywhere.
     *
     * @param steps how long the run is expected to be; a run with fewer steps than points has a point at each
     */
    void draw(SplittableRandom random, int count, int steps) {
        int size = Math.min(count, steps);
        if (points.length != size) points = new long[size];
        Set<Integer> drawn = new HashSet<>();
        for (int i = 0; i < size; i++) {
            int step = 1 + random.nextInt(steps);
            while (!drawn.add(step)) step = 1 + random.nextInt(steps);
            points[i] = ((long) step << Integer.SIZE) | (i + 1);
        }
        Arrays.sort(points);
        passed = 0;
        advance();
    }

    private void advance() {
        next = passed == points.length ? NEVER : (int) (points[passed] >>> Integer.SIZE);
    }

    /** The priority that whoever makes this step gets, or 0; steps are asked for one after the other. */
    int priorityAfter(int step) {
        if (step != next) return 0;
        int priority = (int) points[passed++];
        advance();
        return priority;
    }
}
