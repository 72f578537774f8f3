package dev.selvage.runtime;

/**
 * An index that stands for several elements of an array in a row: where events have the index of an element, they have one of these when
 * something is done to many at once. It is a number that no element has, not even one that an array lacks.
 */
public final class Range {
    private static final int BITS = 31;
    private static final int MASK = 0x7fffffff;

    /** All fields of an object, which have no index and count as the first element. */
    public static final long ALL = of(0, 2);

    private Range() {}

    /** The elements from {@code from} on, {@code length} of them; a single one has its own index. */
    public static long of(int from, int length) {
        return length == 1 ? from : Long.MIN_VALUE | (long) from << BITS | length;
    }

    /** Whether the index stands for several elements. */
    public static boolean is(long index) {
        return index >>> 62 == 2;
    }

    /** The first of the elements. */
    public static int from(long range) {
        return (int) (range >>> BITS) & MASK;
    }

    /** How many elements it stands for. */
    public static int length(long range) {
        return (int) range & MASK;
    }

    /** The index, or the first and the last: {@code 3}, {@code 0..9}. */
    public static String words(long index) {
        return is(index) ? from(index) + ".." + (from(index) + length(index) - 1) : Long.toString(index);
    }
}
