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

    private boolean wasBeforeSecond(Step step) {
        return second == null ? tracker.isNarrowlyBeforeNext(step, strand) : second.wasAfter(step);
    }

    private boolean isBeforeSecond(Step step) {
        return second == null ? tracker.isBeforeNext(step, strand) : second.isAfter(step);
    }

    /**
     * The strands that can bring the second step about before the first: its own, and those with a step after the first
     * that happens before it (Flanagan and Godefroid).
     */
    public BitSet helpers() {
        BitSet helpers = new BitSet();
        helpers.set(strand);
        List<Step> steps = tracker.steps();
        for (int i = first.index() + 1; i < end(); i++) {
            if (wasBeforeSecond(steps.get(i))) helpers.set(steps.get(i).strand());
        }
        return helpers;
    }

    /**
     * The strands that can begin a run in which the second step comes before the first: those whose next step is not
     * preceded by another, among the steps that do not happen after the first, and the second (Abdulla and others).
     */
    public BitSet initials() {
        List<Step> independent = new ArrayList<>();
        List<Step> steps = tracker.steps();
        for (int i = first.index() + 1; i < end(); i++) {
            if (!steps.get(i).isAfter(first)) independent.add(steps.get(i));
        }
        BitSet initials = new BitSet();
        BitSet seen = new BitSet();
        for (int i = 0; i < independent.size(); i++) {
            Step step = independent.get(i);
            if (seen.get(step.strand())) continue;
            seen.set(step.strand());
            if (independent.subList(0, i).stream().noneMatch(step::isAfter)) initials.set(step.strand());
        }
        if (!seen.get(strand) && independent.stream().noneMatch(this::isBeforeSecond)) initials.set(strand);
        return initials;
    }
}
