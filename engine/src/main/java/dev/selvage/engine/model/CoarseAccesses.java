package dev.selvage.engine.model;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether something is done to many elements of an array, or to a text that may change, in one go while another thread accesses the
 * same. The JDK could be interrupted in the middle of it, which no schedule shows.
 */
final class CoarseAccesses {
    /** Most runs have none. */
    private boolean expected;

    void reset() {
        expected = false;
    }

    /**
     * That in which the access that {@code me} is about to announce meets something that another strand has announced, or is doing; null if it does
     * not.
     */
    @Nullable
    Object metBy(List<ModelStrand> strands, ModelStrand me, Operation operation, Object target, long index) {
        if (Range.is(index) || isText(target)) expected = true;
        if (!expected) return null;
        // At each access of a run: without iterators, which C1 does not do away with.
        for (int i = 0; i < strands.size(); i++) {
            ModelStrand other = strands.get(i);
            if (other == me) continue;
            boolean same = other.aboutToAccess && other.target == target;
            if (same && isCoarse(operation, target, index, other)) return target;
            if (isLent(target, other) && !isRead(operation)) return target;
            Object collection = collectionOfBoth(me, operation, target, index, other);
            if (collection != null) return collection;
        }
        return null;
    }

    /** The collection that one of the two is about to go through as a whole while the other one is in a call of it. */
    private static @Nullable Object collectionOfBoth(
            ModelStrand me, Operation operation, Object target, long index, ModelStrand other) {
        if (!other.aboutToAccess || (isRead(operation) && isRead(other.operation))) return null;
        if (index == Range.ALL && other.receiver() == target) return target;
        return other.index == Range.ALL && other.target == me.receiver() ? other.target : null;
    }

    static boolean isText(Object target) {
        return target instanceof StringBuilder || target instanceof StringBuffer;
    }

    private static boolean isCoarse(Operation operation, Object target, long index, ModelStrand other) {
        if (!isAccess(other.operation) || (isRead(operation) && isRead(other.operation))) return false;
        return isText(target) || ((Range.is(index) || Range.is(other.index)) && overlap(index, other.index));
    }

    private static boolean isAccess(Operation operation) {
        return isRead(operation) || operation == Operation.WRITE;
    }

    private static boolean isRead(Operation operation) {
        return operation == Operation.READ;
    }

    private static boolean isLent(Object target, ModelStrand to) {
        if (to.lent.isEmpty()) return false;
        for (Object thing : to.lent) {
            if (thing == target) return true;
        }
        return false;
    }

    private static boolean overlap(long one, long other) {
        return first(one) <= last(other) && first(other) <= last(one);
    }

    private static long first(long index) {
        return Range.is(index) ? Range.from(index) : index;
    }

    private static long last(long index) {
        return Range.is(index) ? Range.from(index) + Range.length(index) - 1L : index;
    }
}
