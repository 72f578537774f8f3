package dev.selvage.runtime;

import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * Hooks at calls by which the JDK reads or writes many elements of an array at once.
 *
 * <p>No such call promises to be atomic, so each of its first few elements, or parts of a larger array, is an access of its own. What the
 * JDK only reads it gets as a private copy, which was read with scheduling points; what it writes goes to a private copy first.
 */
public final class Bulk {
    /** Accesses of the program are always seen. */
    public static final int PROGRAM = 0;

    /** Those of collections are while the program calls them. */
    public static final int LIBRARY = 1;

    /** Those of {@code java.util.concurrent} are where that is asked for. */
    public static final int INSIDE = 2;

    /** Those to arrays of the program in the middle of a call that is folded otherwise. */
    public static final int FOLDED = 3;

    /** An array is read or written in so many parts at most, so that few elements are parts of their own. */
    static final int PARTS = 4;

    private static final int WHOLE = -1;

    private Bulk() {}

    private static boolean isSeen(int origin) {
        if (Thread.currentThread() != Guard.running) return false;
        switch (origin) {
            case PROGRAM:
                return true;
            case LIBRARY:
                return Guard.library > 0;
            case FOLDED:
                return Guard.library != 0;
            default:
                return Library.isInside();
        }
    }

    private static void announceFreely(Object array, int from, int length, int site, int origin) {
        if (!Free.memory || length <= 0) return;
        if (origin == PROGRAM || origin == FOLDED) Free.access(array, Range.of(from, length), site);
        else if (origin == LIBRARY) Free.libraryAccess(array, Range.of(from, length), site);
    }

    // ---- System.arraycopy

    /** In place of {@code System.arraycopy}. */
    public static void copy(
            Object source, int from, Object target, int to, int length, int read, int write, int origin) {
        if (Guard.watching) watchedCopy(source, from, target, to, length, read, write, origin);
        else System.arraycopy(source, from, target, to, length);
    }

    private static void watchedCopy(
            Object source, int from, Object target, int to, int length, int read, int write, int origin) {
        boolean fits = has(source, from, length) && has(target, to, length) && isLike(source, target);
        if (fits && isSeen(origin)) {
            copyByParts(source, from, target, to, length, read, write);
            return;
        }
        if (fits) {
            announceFreely(source, from, length, read, origin);
            announceFreely(target, to, length, write, origin);
        }
        System.arraycopy(source, from, target, to, length);
    }

    private static boolean has(@Nullable Object array, int from, int length) {
        if (array == null || !array.getClass().isArray() || from < 0 || length <= 0) return false;
        return length <= Array.getLength(array) - from;
    }

    private static boolean isLike(Object source, Object target) {
        return source instanceof Object[] ? target instanceof Object[] : source.getClass() == target.getClass();
    }

    /** Like a loop over the elements, in the order in which none is overwritten before it is read. */
    private static void copyByParts(Object source, int from, Object target, int to, int length, int read, int write) {
        int parts = Math.min(length, PARTS);
        boolean backwards = source == target && to > from;
        for (int i = 0; i < parts; i++) {
            int part = backwards ? parts - 1 - i : i;
            int begin = begin(part, parts, length);
            int size = begin(part + 1, parts, length) - begin;
            Memory.access(source, Range.of(from + begin, size), read);
            Object taken = Array.newInstance(source.getClass().getComponentType(), size);
            System.arraycopy(source, from + begin, taken, 0, size);
            tell(taken, 0, size);
            Memory.access(target, Range.of(to + begin, size), write);
            System.arraycopy(taken, 0, target, to + begin, size);
            tell(taken, 0, size);
        }
    }

    private static int begin(int part, int parts, int length) {
        return (int) ((long) length * part / parts);
    }

    private static void tell(Object array, int from, int size) {
        if (Guard.values && size == 1) Memory.value(Array.get(array, from));
    }

    // ---- what the JDK reads

    /** In place of an array that is about to be cloned. */
    public static @Nullable Object cloned(@Nullable Object array, int site, int origin) {
        return Guard.watching ? watchedRead(null, array, 0, WHOLE, site, origin) : array;
    }

    /**
     * In place of an array of which a method of the JDK reads a part.
     *
     * @param receiver whose method it is; null for static methods and constructors
     * @param length how many elements it reads; negative for all
     */
    public static @Nullable Object read(
            @Nullable Object receiver, @Nullable Object array, int from, int length, int site, int origin) {
        return Guard.watching ? watchedRead(receiver, array, from, length, site, origin) : array;
    }

    private static @Nullable Object watchedRead(
            @Nullable Object receiver, @Nullable Object array, int from, int length, int site, int origin) {
        if (array == null || from < 0) return array;
        int wanted = inside(array, from, length);
        if (wanted <= 0) return array;
        if (!isSeen(origin)) {
            announceFreely(array, from, wanted, site, origin);
            return array;
        }
        if (!isOfJdk(receiver)) return array;
        Object copy = copyOf(array);
        int parts = Math.min(wanted, PARTS);
        for (int part = 0; part < parts; part++) {
            int begin = from + begin(part, parts, wanted);
            int size = from + begin(part + 1, parts, wanted) - begin;
            Memory.access(array, Range.of(begin, size), site);
            System.arraycopy(array, begin, copy, begin, size);
            tell(copy, begin, size);
        }
        return copy;
    }

    /** Before a loop of the JDK over an array that others may keep by its identity, so that it must be this very one: one access. */
    public static void look(Object array, int site, int origin) {
        if (Guard.watching) watchedLook(array, site, origin);
    }

    private static void watchedLook(Object array, int site, int origin) {
        int length = Array.getLength(array);
        if (length == 0) return;
        if (isSeen(origin)) Memory.access(array, Range.of(0, length), site);
        else announceFreely(array, 0, length, site, origin);
    }

    private static int inside(Object array, int from, int length) {
        int rest = Array.getLength(array) - from;
        return length < 0 ? rest : Math.min(length, rest);
    }

    /** The program's own methods have hooks, and may want to keep the very array. */
    private static boolean isOfJdk(@Nullable Object receiver) {
        return receiver == null || receiver.getClass().getClassLoader() == null;
    }

    private static Object copyOf(Object array) {
        int length = Array.getLength(array);
        Object copy = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    // ---- what the JDK writes

    /** In place of an array into which a method of the JDK writes: a copy whose elements are still to be {@link #written}. */
    public static @Nullable Object written(
            @Nullable Object receiver, @Nullable Object array, int from, int length, int site, int origin) {
        return Guard.watching ? watchedWrite(receiver, array, from, length, site, origin) : array;
    }

    private static @Nullable Object watchedWrite(
            @Nullable Object receiver, @Nullable Object array, int from, int length, int site, int origin) {
        if (array == null || from < 0) return array;
        if (isSeen(origin)) return isOfJdk(receiver) ? copyOf(array) : array;
        announceFreely(array, from, inside(array, from, length), site, origin);
        return array;
    }

    /** After the call: {@code copy}, if it is one, has what belongs into the array. */
    public static void writeBack(
            @Nullable Object array, @Nullable Object copy, int from, int length, int site, int origin) {
        if (Guard.watching && copy != array) writeParts(array, null, copy, from, length, site);
    }

    /** In place of what {@link #read} gave: a copy that the JDK may change, unless that was the array itself. */
    public static @Nullable Object changed(@Nullable Object array, @Nullable Object read) {
        return Guard.watching && read != array && read != null ? copyOf(read) : read;
    }

    /** After the call: the elements that are not as they were read belong into the array. */
    public static void writeChanges(
            @Nullable Object array, @Nullable Object read, @Nullable Object changed, int site, int origin) {
        if (Guard.watching && read != array) writeParts(array, read, changed, 0, WHOLE, site);
    }

    private static void writeParts(
            @Nullable Object array, @Nullable Object read, @Nullable Object copy, int from, int length, int site) {
        if (array == null || copy == null) return;
        int wanted = inside(array, from, length);
        int parts = Math.min(wanted, PARTS);
        for (int part = 0; part < parts; part++) {
            int begin = from + begin(part, parts, wanted);
            int size = from + begin(part + 1, parts, wanted) - begin;
            if (read != null && isSame(read, copy, begin, size)) continue;
            Memory.access(array, Range.of(begin, size), site);
            System.arraycopy(copy, begin, array, begin, size);
            tell(copy, begin, size);
        }
    }

    private static boolean isSame(Object one, Object other, int from, int size) {
        for (int i = from; i < from + size; i++) {
            boolean same = one instanceof Object[]
                    ? ((Object[]) one)[i] == ((Object[]) other)[i]
                    : Array.get(one, i).equals(Array.get(other, i));
            if (!same) return false;
        }
        return true;
    }
}
