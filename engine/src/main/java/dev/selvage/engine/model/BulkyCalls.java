package dev.selvage.engine.model;

import dev.selvage.runtime.Library;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.Phaser;

/**
 * Finds out whether a call of {@code java.util.concurrent} that is not atomic, like {@code putAll}, meets another call of the same object. A call is
 * one step, so no schedule shows what comes of it when the other happens in the middle.
 */
final class BulkyCalls {
    private static final String CONCURRENT = "java.util.concurrent.";

    /** Classes that do everything to a copy, or under one lock. */
    private static final String COPYING = CONCURRENT + "CopyOnWrite";

    /** They lock for each of these calls, but not for the ones that are made of several. */
    private static final String LOCKING = "Blocking";

    /** They count their elements when they are asked how many there are. */
    private static final String LINKED = CONCURRENT + "ConcurrentLinked";

    private static final Set<String> MADE_OF_SEVERAL = Set.of(
            "addAll",
            "containsAll",
            "equals",
            "hashCode",
            "invokeAll",
            "invokeAny",
            "putAll",
            "removeAll",
            "retainAll");

    private static final Set<String> GOING_THROUGH =
            Set.of("clear", "drainTo", "forEach", "removeIf", "replaceAll", "toArray", "toString");

    /** They look at what there is, make something new of it, and then try to put that in its place. */
    private static final Set<String> PAIRS =
            Set.of(CONCURRENT + "atomic.AtomicMarkableReference", CONCURRENT + "atomic.AtomicStampedReference");

    private static final Set<String> ATTEMPTS =
            Set.of("attemptMark", "attemptStamp", "compareAndSet", "weakCompareAndSet");

    private enum Method {
        MADE_OF_SEVERAL,
        GOING_THROUGH,
        SIZE,
        ATTEMPT,
        OTHER
    }

    private final BySite<Method> methods = new BySite<>(BulkyCalls::methodOf, Method.OTHER);
    private final PhaserArrivals arrivals = new PhaserArrivals();

    /** Most runs have none. */
    private boolean expected;

    void reset() {
        expected = false;
    }

    /** Whether the call that {@code me} is about to announce meets one that another strand has announced. */
    boolean meets(List<ModelStrand> strands, ModelStrand me, Object receiver, int site) {
        if (Library.hasPointsInside()) return false;
        if (receiver instanceof Phaser) return arrivals.meet(strands, me, (Phaser) receiver, site);
        boolean bulky = isBulky(receiver, site);
        expected |= bulky;
        if (!expected) return false;
        for (ModelStrand other : strands) {
            if (!isCalledBy(other, me, receiver)) continue;
            if (bulky || isBulky(receiver, other.site) || Range.is(other.index)) return true;
        }
        return false;
    }

    /** Whether another strand has announced a call of a concurrent object that a method of the JDK is about to go through. */
    boolean isCalled(List<ModelStrand> strands, ModelStrand me, Object thing) {
        if (!isConcurrent(thing)) return false;
        expected = true;
        for (ModelStrand other : strands) {
            if (isCalledBy(other, me, thing)) return true;
        }
        return false;
    }

    private static boolean isCalledBy(ModelStrand other, ModelStrand me, Object thing) {
        return other != me && other.aboutToAccess && other.target == thing && isCall(other.operation);
    }

    static boolean isConcurrent(Object thing) {
        return thing.getClass().getName().startsWith(CONCURRENT);
    }

    private static boolean isCall(Operation operation) {
        return switch (operation) {
            case CALL, COLLECTION_CALL, READ, WRITE, UPDATE -> true;
            default -> false;
        };
    }

    private boolean isBulky(Object receiver, int site) {
        Method method = methods.at(site);
        if (method == Method.OTHER) return false;
        String type = receiver.getClass().getName();
        if (method == Method.ATTEMPT) return PAIRS.contains(type);
        if (!isCollection(receiver)) return false;
        if (!type.startsWith(CONCURRENT) || type.startsWith(COPYING)) return false;
        return switch (method) {
            case MADE_OF_SEVERAL -> true;
            case GOING_THROUGH -> !type.contains(LOCKING);
            default -> type.startsWith(LINKED);
        };
    }

    /** What has elements, or takes tasks; all others are equal to themselves only, and their texts say little. */
    private static boolean isCollection(Object receiver) {
        return receiver instanceof Collection
                || receiver instanceof Map
                || receiver instanceof Executor
                || receiver.getClass().getName().endsWith("Array");
    }

    private static Method methodOf(String member) {
        String name = BySite.method(member);
        if (MADE_OF_SEVERAL.contains(name)) return Method.MADE_OF_SEVERAL;
        if (GOING_THROUGH.contains(name)) return Method.GOING_THROUGH;
        if (ATTEMPTS.contains(name)) return Method.ATTEMPT;
        return name.equals("size") ? Method.SIZE : Method.OTHER;
    }
}
