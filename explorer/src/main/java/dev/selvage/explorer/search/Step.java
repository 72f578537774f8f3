package dev.selvage.explorer.search;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.touch.Footprint;
import dev.selvage.runtime.Operation;

/** One step of a run: the operation that a strand had announced, and what it did until its next scheduling point. */
public final class Step {
    private final int index;
    private final int strand;
    private final Operation operation;
    private final int site;
    private final Footprint footprint;
    private final boolean timeOut;
    private int ordinal;
    private int[] before = new int[0];
    private int[] clock = new int[0];

    Step(int index, ModelStrand strand, Footprint footprint) {
        this.index = index;
        this.strand = strand.id();
        this.operation = strand.nextOperation();
        this.site = strand.nextSite() != 0 ? strand.nextSite() : strand.userSite();
        this.footprint = footprint;
        this.timeOut = !strand.isEnabled();
    }

    private Step(Step other, Footprint footprint) {
        this.index = other.index;
        this.strand = other.strand;
        this.operation = other.operation;
        this.site = other.site;
        this.footprint = footprint;
        this.timeOut = other.timeOut;
    }

    /** The same step, as far as it touches {@code part}. */
    Step with(Footprint part) {
        return new Step(this, part);
    }

    public int index() {
        return index;
    }

    public int strand() {
        return strand;
    }

    public Operation operation() {
        return operation;
    }

    /** Where it is in the program or, failing that, in the library; 0 where nothing is known. */
    public int site() {
        return site;
    }

    /** Whether it is the time-out of its strand that expires, and not the strand that goes on. */
    public boolean isTimeOut() {
        return timeOut;
    }

    public Footprint footprint() {
        return footprint;
    }

    /** How many steps of its strand came before it. */
    public int ordinal() {
        return ordinal;
    }

    void order(int newOrdinal, int[] newBefore, int[] newClock) {
        ordinal = newOrdinal;
        before = newBefore;
        clock = newClock;
    }

    int[] before() {
        return before;
    }

    int[] clock() {
        return clock;
    }

    /** Whether {@code earlier} happens before this step. */
    public boolean isAfter(Step earlier) {
        return isIn(clock, earlier);
    }

    static boolean isIn(int[] clock, Step step) {
        return step.strand < clock.length && clock[step.strand] >= step.index;
    }
}
