package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Hooks around calls by which the program lends arrays, texts that may change, and what was made of them to methods of the JDK that have no
 * hooks inside.
 */
public final class Lending {
    /**
     * With the bits of {@link #begin}: the first only says whether the others are lent, as they are to concurrent collections. What these do is part of the step that was
     * announced as their call.
     */
    public static final int IF_FIRST_IS_CONCURRENT = 1 << 3;

    private static final long NOTHING = -1;

    private Lending() {}

    /**
     * Right before the call; returns what {@link #end} needs.
     *
     * @param elements the site of what is done to elements of arrays
     * @param text the site of what is done to texts
     * @param within a bit for each of the three that is an array, or a record, of which only the parts are lent
     */
    public static long begin(
            @Nullable Object one, @Nullable Object two, @Nullable Object three, int elements, int text, int within) {
        return Guard.watching ? watched(one, two, three, elements, text, within) : NOTHING;
    }

    private static long watched(
            @Nullable Object one, @Nullable Object two, @Nullable Object three, int elements, int text, int within) {
        if (Thread.currentThread() != Guard.running) return NOTHING;
        boolean conditional = (within & IF_FIRST_IS_CONCURRENT) != 0;
        if (conditional && (one == null || !Library.isConcurrent(one))) return NOTHING;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return Guard.director().lend(new Object[] {one, two, three}, within, elements, text);
        } finally {
            Section.exit(me, state);
        }
    }

    /** Right after it, if it returns. */
    public static void end(int elements, int text, long begun) {
        if (Guard.watching && begun != NOTHING) watchedEnd(elements, text, begun);
    }

    private static void watchedEnd(int elements, int text, long begun) {
        if (Thread.currentThread() != Guard.running) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().lent(elements, text, begun);
        } finally {
            Section.exit(me, state);
        }
    }
}
