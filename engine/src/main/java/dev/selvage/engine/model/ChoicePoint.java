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
        NOTIFY
    }

    private Kind kind = Kind.RUN;
    private ModelStrand[] options = new ModelStrand[8];
    private int size;
    private @Nullable ModelStrand current;
    private boolean timePassed;
    private long looks;

    ChoicePoint() {}

    void reset(Kind newKind, @Nullable ModelStrand newCurrent) {
        kind = newKind;
        current = newCurrent;
        size = 0;
        timePassed = false;
    }

    void at(long newLooks, boolean passed) {
        looks = newLooks;
        timePassed = passed;
    }

    void add(ModelStrand option) {
        if (size == options.length) options = Arrays.copyOf(options, size * 2);
        options[size++] = option;
    }

    public Kind kind() {
        return kind;
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

    /** The index of the option that lets the current strand go on, or -1 when it cannot. */
    public int currentIndex() {
        for (int i = 0; i < size; i++) {
            if (options[i] == current) return i;
        }
        return -1;
    }

    /** The index of the option with that strand id, or -1. */
    public int indexOf(int strand) {
        for (int i = 0; i < size; i++) {
            if (options[i].id() == strand) return i;
        }
        return -1;
    }
}
