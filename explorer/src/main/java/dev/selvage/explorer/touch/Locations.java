package dev.selvage.explorer.touch;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the things that the steps of one run touch: fields, elements, monitors, permits. Numbers are given in the order
 * of appearance, so runs that begin alike number alike as long as they do.
 */
public final class Locations {
    public static final String ATOMIC = "java.util.concurrent.atomic.";

    /** Read by every step, written by those that depend on all others: time-outs, looks at the clock, ends of the run. */
    public static final int WORLD = 0;

    /** Read by calls that touch one object of {@code java.util.concurrent} only, written by those that may touch more. */
    public static final int LIBRARY = 1;

    /** A part of an object that is no field and no element. */
    enum Part {
        WHOLE,
        MONITOR,
        /** Whether a monitor is held: read by those who take and release it, written by those who look. */
        HELD,
        /** Those who wait to be notified. */
        WAITERS,
        CONDITION,
        RECEIVER,
        /** Its identity hash code, which depends on who asks first, or the next number of a sequence. */
        NUMBER,
        LIFE
    }

    /** What there is of a thread, started or not. */
    enum OfThread {
        /** Its flag and how it stands: read by each of its steps, written by those who interrupt it or look at it. */
        SELF,
        START,
        LIFE,
        END,
        PERMIT,
        /**
         * Whether others have noticed its last stop and the starts that its last step made: written by those who look, read by those who make it certain.
         */
        NOTICED
    }

    private static final Object STATICS = new Object();

    private final Map<Object, Map<Object, Integer>> objects = new IdentityHashMap<>();
    private final BitSet monitors = new BitSet();
    private int count = LIBRARY + 1;

    /** How many there are so far. */
    public int count() {
        return count;
    }

    public int of(@Nullable Object object, Object part) {
        return objects.computeIfAbsent(object == null ? STATICS : object, unknown -> new HashMap<>())
                .computeIfAbsent(part, unknown -> count++);
    }

    /** What is taken and released of a monitor. */
    int monitor(@Nullable Object object) {
        int location = of(object, Part.MONITOR);
        monitors.set(location);
        return location;
    }

    /**
     * All monitors of objects of one class, held by some and passed by others. It has the same number in all runs, whatever the JDK passes in the
     * first of them only; it does no harm if two classes have one in common.
     */
    int kind(Object monitor) {
        return -1 - (monitor.getClass().getName().hashCode() & Integer.MAX_VALUE);
    }

    public static boolean isKind(int location) {
        return location < 0;
    }

    /** Whether it is a monitor, and no kind of them: who takes it cannot go on while another holds it. */
    public boolean isMonitor(int location) {
        return !isKind(location) && monitors.get(location);
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
        return of(target, Range.is(index) ? Part.WHOLE : part(Sites.get(site), target, index));
    }

    /** Whether an access goes through a handle or an updater, which may be one of any field of its object. */
    static boolean isIndirect(String member) {
        return member.startsWith("VarHandle.") || member.startsWith("Unsafe.") || member.contains("FieldUpdater.");
    }

    /** Whether an access may be one to anything at all. */
    static boolean isAny(String member) {
        return member.startsWith("MethodHandle.") || member.startsWith("Unsafe.") && member.endsWith("Memory");
    }

    /** The element or the field; the whole object where it is not known which of its fields is accessed. */
    static Object part(@Nullable Site at, @Nullable Object target, long index) {
        if (at == null) return Part.WHOLE;
        if (target != null && target.getClass().isArray() && at.member == null) return index;
        return at.field == null ? Part.WHOLE : at.field;
    }

    /** Numbers what there is of a thread before any step touches it: runs that come to the same state then agree on it. */
    void know(Thread thread) {
        for (OfThread part : OfThread.values()) of(thread, part);
        of(thread, Part.WAITERS);
        of(thread, Part.HELD);
    }
}
