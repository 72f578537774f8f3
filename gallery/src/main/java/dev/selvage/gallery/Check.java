package dev.selvage.gallery;

import java.util.Objects;

/** The gallery's own oracle: a wrong result becomes an {@link AssertionError}. */
public final class Check {

    private Check() {}

    /** Fails unless the two numbers are equal. */
    public static void equal(long expected, long actual) {
        that(expected == actual, "expected " + expected + " but was " + actual);
    }

    /** Fails unless the two values are equal. */
    public static void equal(Object expected, Object actual) {
        that(Objects.equals(expected, actual), "expected " + expected + " but was " + actual);
    }

    /** Fails with the given message unless the condition holds. */
    public static void that(boolean condition, String otherwise) {
        if (!condition) {
            throw new AssertionError(otherwise);
        }
    }
}
