package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/** Hooks at accesses to fields and array elements, placed right before the access, and the values right behind it. */
public final class Memory {
    private Memory() {}

    // ---- accesses in user code

    public static void field(@Nullable Object target, int site) {
        if (Guard.watching) seen(target, 0, site);
    }

    public static void element(@Nullable Object array, int index, int site) {
        if (Guard.watching) seen(array, index, site);
    }

    private static void seen(@Nullable Object target, int index, int site) {
        if (Thread.currentThread() == Guard.running) access(target, index, site);
        else if (Free.memory) Free.access(target, index, site);
        else if (Guard.isCalledBack()) Unseen.callBack();
    }

    /** All fields of an object are read in one go. */
    public static void whole(Object target, int site) {
        if (!Guard.watching) return;
        if (Thread.currentThread() == Guard.running) access(target, Range.ALL, site);
        else if (Free.memory) Free.access(target, 0, site);
    }

    /** All fields of an object, and of another one if it is of the same class, are read in one go. */
    public static void compared(Object target, @Nullable Object other, int site) {
        whole(target, site);
        if (other != null && other != target && other.getClass() == target.getClass()) whole(other, site);
    }

    // ---- accesses inside the collections of java.util: visible while user code calls them

    public static void libraryField(@Nullable Object target, int site) {
        if (Guard.watching) seenInLibrary(target, 0, site);
    }

    public static void libraryElement(@Nullable Object array, int index, int site) {
        if (Guard.watching) seenInLibrary(array, index, site);
    }

    /** The same inside a string builder. */
    public static void builderField(Object builder, int site) {
        if (Guard.watching) seenInBuilder(builder, site);
    }

    private static void seenInBuilder(Object builder, int site) {
        if (Guard.library > 0 && Thread.currentThread() == Guard.running) {
            if (Builders.isKnown(builder)) access(builder, 0, site);
        } else if (Free.memory) {
            Free.libraryAccess(builder, 0, site);
        }
    }

    /** All fields of an object are read in one go. */
    public static void libraryWhole(Object target, int site) {
        if (Guard.watching && Guard.library > 0) whole(target, site);
    }

    private static void seenInLibrary(@Nullable Object target, int index, int site) {
        if (Guard.library > 0 && Thread.currentThread() == Guard.running) access(target, index, site);
        else if (Free.memory) Free.libraryAccess(target, index, site);
    }

    // ---- accesses to objects of the program in the middle of a call that is folded otherwise

    public static void foldedField(Object target, int site) {
        if (Guard.watching) seenInFolded(target, 0, site);
    }

    public static void foldedElement(Object array, int index, int site) {
        if (Guard.watching) seenInFolded(array, index, site);
    }

    private static void seenInFolded(Object target, int index, int site) {
        if (Thread.currentThread() != Guard.running) {
            if (Free.memory) Free.access(target, index, site);
        } else if (Guard.library != 0) {
            access(target, index, site);
        }
    }

    // ---- accesses inside java.util.concurrent, where these are asked for

    public static void concurrentField(@Nullable Object target, int site) {
        if (Guard.watching) seenInConcurrent(target, 0, site);
    }

    public static void concurrentElement(@Nullable Object array, int index, int site) {
        if (Guard.watching) seenInConcurrent(array, index, site);
    }

    private static void seenInConcurrent(@Nullable Object target, int index, int site) {
        if (Thread.currentThread() == Guard.running && Library.isInside()) access(target, index, site);
    }

    static void access(@Nullable Object target, long index, int site) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().access(target, index, site);
        } finally {
            Section.exit(me, state);
        }
    }

    // ---- values

    public static void value(int value) {
        if (Guard.watching && isWanted()) report(Integer.valueOf(value));
    }

    public static void value(boolean value) {
        if (Guard.watching && isWanted()) report(Boolean.valueOf(value));
    }

    public static void value(char value) {
        if (Guard.watching && isWanted()) report(Character.valueOf(value));
    }

    public static void value(long value) {
        if (Guard.watching && isWanted()) report(Long.valueOf(value));
    }

    public static void value(float value) {
        if (Guard.watching && isWanted()) report(Float.valueOf(value));
    }

    public static void value(double value) {
        if (Guard.watching && isWanted()) report(Double.valueOf(value));
    }

    public static void value(@Nullable Object value) {
        if (Guard.watching && isWanted()) report(value);
    }

    private static boolean isWanted() {
        return Guard.values && Thread.currentThread() == Guard.running;
    }

    private static void report(@Nullable Object value) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().value(value);
        } finally {
            Section.exit(me, state);
        }
    }
}
