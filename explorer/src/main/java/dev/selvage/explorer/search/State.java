package dev.selvage.explorer.search;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.touch.Footprint;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * An abstract state of the search: a scheduling point, known by the choices that lead to it, with the strands that can go
 * on there and what the search did and still has to do with them.
 */
public final class State {
    /** Stands for the current strand at a point where there is none, because it has just finished. */
    public static final int NOBODY = -1;

    private final ChoicePoint.Kind kind;
    private final int current;
    private final int[] enabled;
    private final int[] operations;
    private final int cost;
    private final boolean yields;
    private final long fairness;
    private final BitSet backtrack = new BitSet();
    private final BitSet done = new BitSet();
    private final Map<Integer, Footprint> sleep = new HashMap<>();
    private final Map<Integer, Footprint> explored = new HashMap<>();
    private int selected = NOBODY;
    private int known;

    public State(ChoicePoint point, int cost) {
        this.kind = point.kind();
        ModelStrand strand = point.current();
        this.current = strand == null ? NOBODY : strand.id();
        this.cost = cost;
        this.yields = strand != null && strand.isYielding();
        this.fairness = point.fairness();
        this.enabled = new int[point.size()];
        this.operations = new int[point.size()];
        for (int i = 0; i < enabled.length; i++) {
            enabled[i] = point.option(i).id();
            operations[i] = operation(point.option(i));
        }
    }

    /** A number for what a strand does next that is the same in every run. */
    private static int operation(ModelStrand strand) {
        Site site = Sites.get(strand.nextSite());
        return strand.nextOperation().ordinal() + 31 * (site == null ? 0 : site.hash);
    }

    /** Whether an earlier run that came here had the same options. */
    boolean isSame(ChoicePoint point) {
        if (point.size() != enabled.length || point.kind() != kind) return false;
        for (int i = 0; i < enabled.length; i++) {
            ModelStrand strand = point.option(i);
            if (strand.id() != enabled[i] || operation(strand) != operations[i]) return false;
        }
        return true;
    }

    /** The same number for the same options, about to do the same. */
    int signature() {
        return 31 * (31 * Arrays.hashCode(enabled) + Arrays.hashCode(operations)) + kind.ordinal();
    }

    // ---- what there is

    /** Whether the choice is about the step under way, and not about who makes the next one. */
    public boolean isWithinStep() {
        return kind != ChoicePoint.Kind.RUN;
    }

    /** The strand that came here, or {@link #NOBODY}. */
    public int current() {
        return current;
    }

    /** The strands that can be chosen, in ascending order. */
    public int[] enabled() {
        return enabled.clone();
    }

    public int size() {
        return enabled.length;
    }

    public int enabled(int index) {
        return enabled[index];
    }

    public boolean isEnabled(int strand) {
        return indexOf(strand) >= 0;
    }

    int indexOf(int strand) {
        for (int i = 0; i < enabled.length; i++) {
            if (enabled[i] == strand) return i;
        }
        return -1;
    }

    /** Whether the current strand stands at a yield: it is ready to let others go first. */
    public boolean yields() {
        return yields;
    }

    /** Whether choosing {@code strand} takes the turn from one that could go on and does not yield. */
    public boolean isPreemption(int strand) {
        return !isWithinStep() && !yields && strand != current && isEnabled(current);
    }

    /** A number for all that decides who has to let others go first from here on. */
    public long fairness() {
        return fairness;
    }

    /** What the choices on the way here cost, in the measure of the strategy. */
    public int cost() {
        return cost;
    }

    // ---- what the search does with it

    /** The strands that are to be chosen here, in this run or in another. */
    public BitSet backtrack() {
        return backtrack;
    }

    /** The strands that were chosen here. */
    public BitSet done() {
        return done;
    }

    public void backtrackAll() {
        for (int strand : enabled) backtrack.set(strand);
    }

    /** The strand that is chosen here in the current run. */
    public int selected() {
        return selected;
    }

    public void select(int strand) {
        selected = strand;
        backtrack.set(strand);
        done.set(strand);
    }

    /** The next strand that is left to be chosen, or {@link #NOBODY}. */
    int left() {
        for (int strand = backtrack.nextSetBit(0); strand >= 0; strand = backtrack.nextSetBit(strand + 1)) {
            if (!done.get(strand) && !sleep.containsKey(strand)) return strand;
        }
        return NOBODY;
    }

    // ---- sleep sets

    /** Strands that need not be chosen, each with the step that it would make: other runs have done what would follow. */
    public Map<Integer, Footprint> sleep() {
        return sleep;
    }

    /** How many locations were known here: those of later numbers differ from run to run. */
    public int known() {
        return known;
    }

    public void knows(int locations) {
        known = locations;
    }

    /** The steps that were made here, in this run or earlier ones, as far as they touch only what was known here. */
    public Map<Integer, Footprint> explored() {
        return explored;
    }
}
