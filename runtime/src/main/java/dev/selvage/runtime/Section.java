package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The bracket around every call of the director: {@code enter} makes what follows tool code, {@code exit} gives control
 * back to the same strand as it was, however many others ran in between.
 *
 * <p>The state is kept in the hook's own frame, packed into one long next to the thread, so that a hook allocates nothing.
 */
public final class Section {
    private static final int EVENTS = 1;

    private Section() {}

    /** Saves the strand's state and enters tool code. */
    public static long enter() {
        long state = ((long) Guard.library << 32) | ((long) Guard.ignored << 1) | (Guard.running == null ? 0 : EVENTS);
        Guard.running = null;
        Guard.token = null;
        return state;
    }

    /** Like {@link #enter}, for work that may take long: loading and rewriting classes that the strand needs. */
    public static long enterToWork() {
        long state = enter();
        ToolWork.begin();
        return state;
    }

    /** The end of {@link #enterToWork}. */
    public static void exitFromWork(@Nullable Thread me, long state) {
        ToolWork.end();
        exit(me, state);
    }

    /** Returns to the strand of {@code me}, which may since have been suspended and resumed. */
    public static void exit(@Nullable Thread me, long state) {
        Guard.library = (int) (state >> 32);
        Guard.ignored = (int) state >>> 1;
        Guard.token = me;
        Guard.running = (state & EVENTS) == 0 ? null : me;
    }
}
