package dev.selvage.engine.model;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A point of a run at which there is more than one way to go on. */
public final class ChoicePoint {
    /** What is chosen. */
    public enum Kind {
        /** The strand that goes on. */
        RUN,
        /** The waiter that a {@code notify} wakes. */
        NOTIFY,
        /** Who comes first: the current strand, which looks at another one, or that with its start or its last stop. */
        LOOK
    }

    private Kind kind = Kind.RUN;
    private ModelStrand[] gathered = new ModelStrand[8];
    private ModelStrand[] options = gathered;
    private int size;
    private @Nullable ModelStrand current;
    private boolean timePassed;
    private long looks;
    private boolean heldBack;
    private final Fairness fairness;
    private @Nullable ChoicePoint timeless;

    ChoicePoint(Fairness fairness) {
        this.fairness = fairness;
    }

    void reset(Kind newKind, @Nullable ModelStrand newCurrent) {
        kind = newKind;
        current = newCurrent;
        options = gathered;
        size = 0;
        timePassed = false;
        heldBack = false;
    }

    void at(long newLooks, boolean passed) {
        looks = newLooks;
        timePassed = passed;
    }

    /** Adds an option to those gathered since {@link #reset}, in the order of ids. */
    void add(ModelStrand option) {
        if (size == gathered.length) options = gathered = Arrays.copyOf(gathered, size * 2);
        gathered[size++] = option;
    }

    /** Offers all enabled strands, without copying them. */
    void offer(EnabledStrands enabled, @Nullable ModelStrand newCurrent) {
        kind = Kind.RUN;
        current = newCurrent;
        options = enabled.array();
        size = enabled.size();
        heldBack = false;
    }

    /** A strand that could go on is no option, as others have to go first. */
    void holdBack() {
        heldBack = true;
    }

    /** The same point without the options that let time pass; itself when there are none. Valid as long as this is. */
    public ChoicePoint withoutTime() {
        int timed = 0;
        for (int i = 0; i < size; i++) timed += options[i].isTimed() ? 1 : 0;
        return timed == 0 || kind != Kind.RUN ? this : timeless();
    }

    private ChoicePoint timeless() {
        ChoicePoint rest = timeless;
        if (rest == null) timeless = rest = new ChoicePoint(fairness);
        rest.reset(kind, current);
        rest.at(looks, timePassed);
        rest.heldBack = heldBack;
        for (int i = 0; i < size; i++) {
            if (!options[i].isTimed()) rest.add(options[i]);
        }
        return rest;
    }

    public Kind kind() {
        return kind;
    }

    /** Whether the choice is about the step under way, and not about who makes the next one. */
    public boolean isWithinStep() {
        return kind != Kind.RUN;
    }

    public int size() {
        return size;
    }

    /** An option; options are ordered by the ids of their strands. */
    public ModelStrand option(int index) {
        return options[index];
    }

    /** The strand that runs up to this point, or null when it finished. */
    public @Nullable ModelStrand current() {
        return current;
    }

    /** How often the program has looked at the clock so far: a look lets time pass. */
    public long clockLooks() {
        return looks;
    }

    /** Whether nobody could go on until time passed. */
    public boolean hasTimePassed() {
        return timePassed;
    }

    /** Whether strands that could go on are no options here, since others have to go first for the sake of fairness. */
    public boolean isFairnessActive() {
        return heldBack;
    }

    /**
     * How many yields have counted so far. Who has to let others go first depends on the order of such a yield among the
     * steps of all strands.
     */
    public long fairYields() {
        return fairness.yields();
    }

    /** A number for all that decides who has to let others go first from here on; 0 while nobody yields in a loop. */
    public long fairness() {
        return fairness.signature();
    }

    /** The index of the option that lets the current strand go on, or -1 when it cannot. */
    public int currentIndex() {
        return current == null ? -1 : indexOf(current.id());
    }

    /** The index of the option with that strand id, or -1. */
    public int indexOf(int strand) {
        int low = 0;
        int high = size - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int id = options[middle].id();
            if (id == strand) return middle;
            if (id < strand) low = middle + 1;
            else high = middle - 1;
        }
        return -1;
    }
}
