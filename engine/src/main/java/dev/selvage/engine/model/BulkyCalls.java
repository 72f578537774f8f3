package dev.selvage.engine.model;

import dev.selvage.runtime.Library;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import java.util.Collection;
import java.util.Enumeration;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Phaser;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;

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

    /** They go through their elements to count them, or to find one. */
    private static final List<String> LINKED =
            List.of(CONCURRENT + "ConcurrentLinked", CONCURRENT + "LinkedTransferQueue");

    /** They count an element after it was added or removed. */
    private static final List<String> COUNTED_LATER =
            List.of(CONCURRENT + "ConcurrentHashMap", CONCURRENT + "ConcurrentSkipList");

    /** They look at what there is, make something new of it, and then try to put that in its place. */
    private static final Set<String> PAIRS =
            Set.of(CONCURRENT + "atomic.AtomicMarkableReference", CONCURRENT + "atomic.AtomicStampedReference");

    /** They have a cell for each thread, or a few, and put these together when they are asked. */
    private static final Set<String> STRIPED = Set.of(
            CONCURRENT + "atomic.DoubleAccumulator",
            CONCURRENT + "atomic.DoubleAdder",
            CONCURRENT + "atomic.LongAccumulator",
            CONCURRENT + "atomic.LongAdder");

    private static final Set<String> ADDING = Set.of("accumulate", "add", "decrement", "increment");

    private final BySite<BulkyMethod> methods = new BySite<>(BulkyMethod::of, BulkyMethod.OTHER);
    private final BySite<Boolean> adding = new BySite<>(member -> ADDING.contains(BySite.method(member)), true);
    private final BySite<Boolean> totals = new BySite<>(BulkyCalls::mayBeTotal, false);
    private final PhaserArrivals arrivals = new PhaserArrivals();
    private final FutureStages stages = new FutureStages();
    private final StampedReaders readers = new StampedReaders();

    /** What streams were made of, and by whom. */
    private final Map<Object, ModelStrand> streamed = new IdentityHashMap<>();

    /** Most runs have none. */
    private boolean expected;

    void reset() {
        expected = false;
        if (!streamed.isEmpty()) streamed.clear();
    }

    /** Whether the call that {@code me} is about to announce meets one that another strand has announced. */
    boolean meets(List<ModelStrand> strands, ModelStrand me, Object receiver, int site) {
        if (Library.hasPointsInside()) return false;
        if (receiver instanceof Phaser) return arrivals.meet(strands, me, (Phaser) receiver, site);
        if (receiver instanceof CompletableFuture<?> future) return stages.meet(strands, me, future, site);
        if (receiver instanceof StampedLock) return readers.meet(strands, me, receiver, site);
        if (isCursor(receiver) && isAboutToBeCalled(strands, me, receiver)) return true;
        if (!expected && methods.at(site) == BulkyMethod.OTHER && !totals.at(site)) return false;
        Object behind = ConcurrentParts.behind(receiver);
        if (behind == null) return false;
        boolean bulky = isBulky(receiver, behind, site);
        expected |= bulky;
        return expected && (meetsStream(me, behind, bulky, site) || meetsCall(strands, me, behind, bulky));
    }

    /** Whether it keeps its place in a collection, and is not made for several threads. */
    private static boolean isCursor(Object receiver) {
        return receiver instanceof Iterator || receiver instanceof Spliterator || receiver instanceof Enumeration;
    }

    private static boolean isAboutToBeCalled(List<ModelStrand> strands, ModelStrand me, Object receiver) {
        for (ModelStrand other : strands) {
            if (other != me && other.aboutToAccess && other.target == receiver) return true;
        }
        return false;
    }

    private boolean meetsCall(List<ModelStrand> strands, ModelStrand me, Object behind, boolean bulky) {
        for (ModelStrand other : strands) {
            Object called = calledBy(other, me, behind);
            if (called == null) continue;
            if (bulky || isBulky(called, behind, other.site) || Range.is(other.index)) return true;
        }
        return false;
    }

    /** Whether another strand, which is still there, has made a stream of what is called now. */
    private boolean meetsStream(ModelStrand me, Object behind, boolean bulky, int site) {
        ModelStrand by = streamed.get(behind);
        if (bulky && methods.at(site) == BulkyMethod.STREAMING) streamed.put(behind, me);
        return by != null && by != me && by.phase != ModelStrand.Phase.FINISHED;
    }

    /** Whether another strand has announced a call of a concurrent object that a method of the JDK is about to go through. */
    boolean isCalled(List<ModelStrand> strands, ModelStrand me, Object thing) {
        Object behind = ConcurrentParts.behind(thing);
        if (behind == null) return false;
        expected = true;
        for (ModelStrand other : strands) {
            if (calledBy(other, me, behind) != null) return true;
        }
        return false;
    }

    /**
     * The collection that is in the middle of a call which {@code me} has made, and has called the program back, while another strand is about to call it, too;
     * null if there is none. What is left of the call is no step of its own, unless a lock or a point of its own comes before it.
     */
    @Nullable
    Object metByCallBack(List<ModelStrand> strands, ModelStrand me) {
        Object called = me.calledIn;
        if (called == null || Library.hasPointsInside()) return null;
        Object behind = ConcurrentParts.behind(called);
        if (!(behind instanceof Collection || behind instanceof Map)) return null;
        if (behind.getClass().getName().contains(LOCKING) || methods.at(me.calledAt) == BulkyMethod.COMPUTING)
            return null;
        for (ModelStrand other : strands) {
            if (calledBy(other, me, behind) != null) return behind;
        }
        return null;
    }

    /** What shows {@code behind} and is about to be called by {@code other}; null if nothing of the kind is. */
    private static @Nullable Object calledBy(ModelStrand other, ModelStrand me, Object behind) {
        Object target = other.target;
        if (other == me || !other.aboutToAccess || target == null || !isCall(other.operation)) return null;
        return ConcurrentParts.behind(target) == behind ? target : null;
    }

    private static boolean isCall(Operation operation) {
        return switch (operation) {
            case CALL, COLLECTION_CALL, READ, WRITE, UPDATE -> true;
            default -> false;
        };
    }

    private boolean isBulky(Object receiver, Object behind, int site) {
        String type = behind.getClass().getName();
        if (STRIPED.contains(type)) return !adding.at(site);
        BulkyMethod method = methods.at(site);
        if (method == BulkyMethod.OTHER) return false;
        if (method == BulkyMethod.ATTEMPT) return PAIRS.contains(type);
        if (!isCollection(behind) || type.startsWith(COPYING)) return false;
        return switch (method) {
            case MADE_OF_SEVERAL, STREAMING -> true;
            case SEARCHING -> isLinked(type) || isViewOfValues(receiver, behind);
            case SIZE -> isLinked(type) || isCountedLater(type) || (receiver instanceof Map && receiver != behind);
            case COUNT -> isCountedLater(type);
            case COMPUTING -> false;
            default -> !type.contains(LOCKING);
        };
    }

    private static boolean mayBeTotal(String member) {
        String owner = BySite.owner(member);
        return !ADDING.contains(BySite.method(member))
                && (owner.equals("Number") || STRIPED.stream().anyMatch(type -> type.endsWith("." + owner)));
    }

    /** What is found by its key is found at once; a value has to be looked for. */
    private static boolean isViewOfValues(Object receiver, Object behind) {
        return behind instanceof Map && receiver instanceof Collection && !(receiver instanceof Set);
    }

    private static boolean isLinked(String type) {
        return LINKED.stream().anyMatch(type::startsWith);
    }

    private static boolean isCountedLater(String type) {
        return COUNTED_LATER.stream().anyMatch(type::startsWith);
    }

    /** What has elements, or takes tasks; all others are equal to themselves only, and their texts say little. */
    private static boolean isCollection(Object concurrent) {
        return concurrent instanceof Collection
                || concurrent instanceof Map
                || concurrent instanceof Executor
                || concurrent.getClass().getName().endsWith("Array");
    }
}
