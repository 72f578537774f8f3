package dev.selvage.explorer.search;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the things that the steps of one run touch: fields, elements, monitors, permits. Numbers are given in the order
 * of appearance, so runs that begin alike number alike as long as they do.
 */
public final class Locations {
    /** Read by every step, written by those that depend on all others: time-outs, looks at the clock, ends of the run. */
    static final int WORLD = 0;

    /** Read by calls that touch one object of {@code java.util.concurrent} only, written by those that may touch more. */
    static final int LIBRARY = 1;

    /** A part of an object that is no field and no element. */
    enum Part {
        WHOLE,
        MONITOR,
        RECEIVER
    }

    /** What there is of a strand. */
    enum OfStrand {
        SELF,
        LIFE,
        END,
        PERMIT
    }

    private static final Object STATICS = new Object();

    private final Map<Object, Map<Object, Integer>> objects = new IdentityHashMap<>();
    private final Map<OfStrand, Map<Integer, Integer>> strands = new HashMap<>();
    private int count = LIBRARY + 1;

    /** How many there are so far. */
    public int count() {
        return count;
    }

    int of(@Nullable Object object, Object part) {
        return objects.computeIfAbsent(object == null ? STATICS : object, unknown -> new HashMap<>())
                .computeIfAbsent(part, unknown -> count++);
    }

    /** Numbers what there is of a strand before any step touches it: runs that come to the same state then agree on it. */
    void ofStrand(int strand) {
        for (OfStrand part : OfStrand.values()) of(strand, part);
    }

    int of(int strand, OfStrand part) {
        return strands.computeIfAbsent(part, unknown -> new HashMap<>()).computeIfAbsent(strand, unknown -> count++);
    }
}
