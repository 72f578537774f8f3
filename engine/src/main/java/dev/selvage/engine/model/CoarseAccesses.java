package dev.selvage.engine.model;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Range;
import java.util.List;

/**
 * Finds out whether something is done to many elements of an array at once while another thread accesses them. The JDK's own loop could
 * be interrupted between any two of these elements, which no schedule shows.
 */
final class CoarseAccesses {
    /** Most runs have none. */
    private boolean expected;

    void reset() {
        expected = false;
    }

    /** Whether the access that {@code me} is about to announce meets one that another strand has announced. */
    boolean meets(List<ModelStrand> strands, ModelStrand me, Operation operation, Object array, long index) {
        if (Range.is(index)) expected = true;
        if (!expected) return false;
        for (ModelStrand other : strands) {
            if (other != me && other.target == array && isCoarse(operation, index, other)) return true;
        }
        return false;
    }

    private static boolean isCoarse(Operation operation, long index, ModelStrand other) {
        if (!isAccess(other.operation) || (operation == Operation.READ && other.operation == Operation.READ))
            return false;
        return (Range.is(index) || Range.is(other.index)) && overlap(index, other.index);
    }

    private static boolean isAccess(Operation operation) {
        return operation == Operation.READ || operation == Operation.WRITE;
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
