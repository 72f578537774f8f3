package dev.selvage.runtime;

import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what references of a run lead to, until the program asks for a collection or the run is over: when the collector clears them is no
 * part of the schedule, so it is not to be seen.
 *
 * <p>One strand at a time is here.
 */
public final class References {
    /** So many references are more than their objects can be kept for. */
    private static final int LIMIT = 1 << 20;

    private static final int FIRST = 256;

    /** Where memory is short, the JVM takes it from here before it gives up. */
    private static @Nullable SoftReference<Object[]> kept;

    private static int count;

    private References() {}

    /** A reference is being made. */
    public static void made(@Nullable Object referent) {
        if (!Guard.watching) return;
        // Types of methods, classes and the like: the JVM needs them in some runs and not in others.
        if (referent != null && Guard.isControlled() && !Guard.isOfJvm()) keep(referent);
    }

    private static void keep(Object referent) {
        if (count == LIMIT) return;
        Object[] all = kept == null ? null : kept.get();
        if (all == null || count == all.length) all = grow(all);
        all[count++] = referent;
        if (count == LIMIT) Unseen.fromNowOn(Reference.class);
    }

    private static Object[] grow(Object @Nullable [] all) {
        boolean lost = all == null && count > 0;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            if (all == null) count = 0;
            Object[] grown = all == null ? new Object[FIRST] : Arrays.copyOf(all, 2 * all.length);
            kept = new SoftReference<>(grown);
            return grown;
        } finally {
            Section.exit(me, state);
            if (lost) Unseen.fromNowOn(Reference.class);
        }
    }

    /** The program asks for a collection. */
    public static void collect() {
        if (Guard.isControlled()) forget();
    }

    /** Before and after a run. */
    static void forget() {
        kept = null;
        count = 0;
    }
}
