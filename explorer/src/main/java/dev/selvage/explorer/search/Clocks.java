package dev.selvage.explorer.search;

import dev.selvage.explorer.touch.Footprint;
import dev.selvage.explorer.touch.Locations;
import dev.selvage.explorer.touch.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * The happens-before relation of one run, as vector clocks: a clock holds for each strand the index of its last step that
 * happens before, or -1.
 */
public final class Clocks {
    private final List<Step> steps;
    private final List<int[]> strands = new ArrayList<>();
    private final List<History> locations = new ArrayList<>();
    private final Map<Integer, History> kinds = new HashMap<>();
    private int[] barrier = new int[0];

    /** What happened to one location. What holds it counts as a write. */
    private static final class History {
        int[] writes = new int[0];
        int[] reads = new int[0];
        int[] lastWrite = new int[0];
        int[] lastRead = new int[0];
    }

    Clocks(List<Step> steps) {
        this.steps = steps;
    }

    // ---- order

    /** Takes the next step of the run, whose footprint is complete. */
    void add(Step step) {
        int[] before = join(of(step.strand()), barrier);
        int[] clock = before;
        Footprint footprint = step.footprint();
        for (int i = 0; i < footprint.size(); i++) {
            History history = history(footprint.location(i));
            if (!footprint.mode(i).isHold()) clock = join(clock, history.writes);
            if (footprint.mode(i) != Mode.READ) clock = join(clock, history.reads);
        }
        clock = with(clock, step.strand(), step.index());
        int previous = step.strand() < before.length ? before[step.strand()] : -1;
        step.order(previous < 0 ? 0 : steps.get(previous).ordinal() + 1, before, clock);
        set(step.strand(), clock);
        for (int i = 0; i < footprint.size(); i++) note(history(footprint.location(i)), footprint.mode(i), step, clock);
    }

    private static void note(History history, Mode mode, Step step, int[] clock) {
        if (mode == Mode.READ) {
            history.reads = join(history.reads, clock);
            history.lastRead = with(history.lastRead, step.strand(), step.index());
            return;
        }
        history.writes = join(history.writes, clock);
        if (mode.races()) history.lastWrite = with(history.lastWrite, step.strand(), step.index());
    }

    /** What {@code step} did let {@code strand} go on. */
    void wake(int strand, Step step) {
        set(strand, join(of(strand), step.clock()));
    }

    /** {@code strand} could not go on before the last release of {@code location}. */
    void await(int strand, int location) {
        set(strand, join(of(strand), history(location).writes));
    }

    /** Everything so far happens before everything that follows. */
    void everythingBefore() {
        for (int[] clock : strands) barrier = join(barrier, clock);
    }

    /** The clock of a strand that is about to make a step. */
    int[] before(int strand) {
        return join(of(strand), barrier);
    }

    // ---- races

    /**
     * The earlier steps of other strands that depend on a step with this footprint and could have come after it, in the
     * order of the run. {@code before} is the clock of the strand when it had not made the step yet.
     */
    List<Step> races(int strand, Footprint footprint, int[] before) {
        return races(strand, footprint, before, location -> true);
    }

    /** The same as far as it is due to some locations. */
    List<Step> races(int strand, Footprint footprint, int[] before, IntPredicate counts) {
        Set<Integer> found = new TreeSet<>();
        for (int i = 0; i < footprint.size(); i++) {
            Mode mode = footprint.mode(i);
            if (!mode.races() || !counts.test(footprint.location(i))) continue;
            History history = history(footprint.location(i));
            if (mode != Mode.HOLD) collect(strand, history.lastWrite, before, found);
            if (mode != Mode.READ) collect(strand, history.lastRead, before, found);
        }
        return found.stream().map(steps::get).toList();
    }

    private static void collect(int strand, int[] last, int[] before, Set<Integer> found) {
        for (int other = 0; other < last.length; other++) {
            int known = other < before.length ? before[other] : -1;
            if (other != strand && last[other] > known) found.add(last[other]);
        }
    }

    // ---- vectors

    private History history(int location) {
        if (Locations.isKind(location)) return kinds.computeIfAbsent(location, unknown -> new History());
        while (locations.size() <= location) locations.add(new History());
        return locations.get(location);
    }

    private int[] of(int strand) {
        while (strands.size() <= strand) strands.add(new int[0]);
        return strands.get(strand);
    }

    private void set(int strand, int[] clock) {
        of(strand);
        strands.set(strand, clock);
    }

    /** The larger of the two at each place; neither is changed, and one of them is returned where it is the result. */
    private static int[] join(int[] one, int[] other) {
        if (other.length == 0 || one == other) return one;
        if (one.length == 0) return other;
        int[] joined = null;
        for (int i = 0; i < other.length; i++) {
            int known = i < one.length ? one[i] : -1;
            if (other[i] <= known) continue;
            if (joined == null) joined = extended(one, other.length);
            joined[i] = other[i];
        }
        return joined == null ? one : joined;
    }

    private static int[] with(int[] clock, int strand, int index) {
        int[] changed = extended(clock, strand + 1);
        changed[strand] = index;
        return changed;
    }

    private static int[] extended(int[] clock, int length) {
        int[] copy = Arrays.copyOf(clock, Math.max(clock.length, length));
        Arrays.fill(copy, Math.min(clock.length, copy.length), copy.length, -1);
        return copy;
    }
}
