package dev.selvage.explorer.search;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the things that the steps of one run touch: fields, elements, monitors, permits. Numbers are given in the order
 * of appearance, so runs that begin alike number alike as long as they do.
 */
public final class Locations {
    static final String ATOMIC = "java.util.concurrent.atomic.";

    /** Read by every step, written by those that depend on all others: time-outs, looks at the clock, ends of the run. */
    static final int WORLD = 0;

    /** Read by calls that touch one object of {@code java.util.concurrent} only, written by those that may touch more. */
    public static final int LIBRARY = 1;

    /** A part of an object that is no field and no element. */
    enum Part {
        WHOLE,
        MONITOR,
        CONDITION,
        RECEIVER,
        LIFE
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

    /** The object, or the part of one, that an operation is about. */
    public int object(Operation operation, int site, @Nullable Object target, long index) {
        return switch (operation) {
            case READ, WRITE, UPDATE -> memory(site, target, index);
            case LOCK, UNLOCK -> of(target, Part.MONITOR);
            case CALL -> of(target, Part.RECEIVER);
            default -> of(target, Part.CONDITION);
        };
    }

    /** The object with all its parts. */
    public int whole(Object object) {
        return of(object, Part.WHOLE);
    }

    /** The thread itself, which can be interrupted and set up. */
    public int thread(Object thread) {
        return of(thread, Part.LIFE);
    }

    private int memory(int site, @Nullable Object target, long index) {
        if (target != null && target.getClass().getName().startsWith(ATOMIC)) return of(target, Part.RECEIVER);
        Site at = Sites.get(site);
        String member = at == null || at.member == null ? "" : at.member;
        return isIndirect(member) || Range.is(index) ? of(target, Part.WHOLE) : of(target, part(member, target, index));
    }

    /** Whether an access goes through a handle or an updater, which may be one of any field of its object. */
    static boolean isIndirect(String member) {
        return member.startsWith("VarHandle.") || member.startsWith("Unsafe.") || member.contains("FieldUpdater.");
    }

    /** A field goes by its name alone: the class by which it is named may be a subclass of the one that declares it. */
    static Object part(String member, @Nullable Object target, long index) {
        if (target != null && target.getClass().isArray() && member.isEmpty()) return index;
        return member.substring(member.lastIndexOf('.') + 1);
    }

    /** Numbers what there is of a strand before any step touches it: runs that come to the same state then agree on it. */
    void know(int strand) {
        for (OfStrand part : OfStrand.values()) ofStrand(strand, part);
    }

    int ofStrand(int strand, OfStrand part) {
        return strands.computeIfAbsent(part, unknown -> new HashMap<>()).computeIfAbsent(strand, unknown -> count++);
    }
}
