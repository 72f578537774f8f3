package dev.selvage.explorer.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Two dependent steps of different strands, the second of which could have come before the first. */
public final class Race {
    private final Step first;
    private final int strand;
    private final @Nullable Step second;
    private final RunTracker tracker;

    /** A race of two steps that were made. */
    public Race(Step first, Step second, RunTracker tracker) {
        this.first = first;
        this.strand = second.strand();
        this.second = second;
        this.tracker = tracker;
    }

    /** A race with what {@code strand} is about to do. */
    public Race(Step first, int strand, RunTracker tracker) {
        this.first = first;
        this.strand = strand;
        this.second = null;
        this.tracker = tracker;
    }

    public Step first() {
        return first;
    }

    /** The strand of the second step. */
    public int strand() {
        return strand;
    }

    private int end() {
        return second == null ? tracker.steps().size() : second.index();
    }

    /**
     * The strands that can bring the second step about before the first: its own, and those with a step after the first
     * that happens before it (Flanagan and Godefroid).
     */
    public BitSet helpers() {
        BitSet helpers = new BitSet();
        helpers.set(strand);
        int[] before = second == null ? tracker.narrowlyBeforeNext(strand) : second.before();
        for (int other = 0; other < before.length; other++) {
            if (before[other] > first.index()) helpers.set(other);
        }
        return helpers;
    }

    /**
     * The strands that can begin a run in which the second step comes before the first: those whose next step is not
     * preceded by another, among the steps that do not happen after the first, and the second (Abdulla and others).
     */
    public BitSet initials() {
        List<@Nullable Step> independent = independent();
        BitSet initials = new BitSet();
        for (Step step : independent) {
            if (step != null && isFirst(step.strand(), step.clock(), independent)) initials.set(step.strand());
        }
        int[] clock = second == null ? tracker.beforeNext(strand) : second.clock();
        if (independent.get(strand) == null && isFirst(strand, clock, independent)) initials.set(strand);
        return initials;
    }

    /** What each strand does next after the first step, unless that happens after it, as all that follows does then. */
    private List<@Nullable Step> independent() {
        List<@Nullable Step> independent = new ArrayList<>();
        for (int other = 0; other < Math.max(tracker.count(), strand + 1); other++) {
            Step next = tracker.stepAfter(first, other);
            boolean counts = next != null && next.index() < end() && !next.isAfter(first);
            independent.add(counts ? next : null);
        }
        return independent;
    }

    /** Whether none of {@code steps} happens before a step of {@code strand} with this clock. */
    private static boolean isFirst(int strand, int[] clock, List<@Nullable Step> steps) {
        for (Step step : steps) {
            if (step != null && step.strand() != strand && Step.isIn(clock, step)) return false;
        }
        return true;
    }
}
