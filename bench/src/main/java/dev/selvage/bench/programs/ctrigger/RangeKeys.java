package dev.selvage.bench.programs.ctrigger;

import org.apache.commons.lang.math.IntRange;

/** Workers use a range of Commons Lang 2.4 as a key; the range computes its hash code in the field in which it keeps it. */
public final class RangeKeys {
    private RangeKeys() {}

    private static void look(IntRange key, int expected) {
        Work.compute(expected);
        if (key.hashCode() != expected) throw new AssertionError("the hash code of a range has changed");
    }

    /** The arguments are the number of workers and that of requests. */
    public static void main(String[] args) {
        IntRange key = new IntRange(3, 14);
        int expected = new IntRange(3, 14).hashCode();
        Work.serve(Integer.parseInt(args[0]), Integer.parseInt(args[1]), () -> look(key, expected));
    }
}
