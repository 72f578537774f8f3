package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Hooks around operations of the JDK, and native methods of the program, that wait for something outside the program.
 *
 * <p>In between the strand is on its own: it has no baton, others go on, and nothing that it does is part of the schedule.
 */
public final class External {
    /**
     * The strands that have stepped out. Threads under control ask for them as well, so no collection of the JDK will do: its accesses
     * are scheduling points, and a strand that is suspended there would keep everybody else from asking.
     */
    private static volatile Journey[] away = {};

    /** What a strand left behind when it stepped out. */
    private static final class Journey {
        final Thread strand = Thread.currentThread();
        final Thread carrier = ThreadAccess.carrier();
        final Director director;
        final Object pass;
        final long state;
        final int calls;

        Journey(Director director, Object pass, long state, int calls) {
            this.director = director;
            this.pass = pass;
            this.state = state;
            this.calls = calls;
        }
    }

    private External() {}

    /**
     * Before an operation that may wait; {@link #exit} follows whether it succeeds or not.
     *
     * @param self the stream that it is an operation of, where not all of its kind wait; or null
     * @param what the operation, as users know it
     */
    public static void enter(@Nullable Object self, String what) {
        if (!Guard.isControlled()) {
            if (Free.on) Free.stepOut();
            return;
        }
        if (Guard.ignored > 0) return;
        if (self != null && !FileStreams.mayWait(self)) return;
        Thread me = Guard.token;
        int calls = Calls.context;
        long state = Section.enter();
        Director director = Guard.director();
        Object pass;
        try {
            pass = director.stepOut(what);
        } catch (RuntimeException | Error e) {
            Section.exit(me, state);
            throw e;
        }
        begin(new Journey(director, pass, state, calls));
    }

    /** After the operation: waits for the strand's turn. */
    public static void exit() {
        if (Free.on) Free.stepIn();
        Journey journey = end();
        if (journey == null) return;
        if (!journey.director.awaitTurn(journey.pass)) throw new RunAbandoned();
        Calls.context = journey.calls;
        try {
            journey.director.stepIn(journey.pass);
        } finally {
            Section.exit(Thread.currentThread(), journey.state);
        }
    }

    private static synchronized void begin(Journey journey) {
        Journey[] before = away;
        Journey[] after = new Journey[before.length + 1];
        for (int i = 0; i < before.length; i++) after[i] = before[i];
        after[before.length] = journey;
        away = after;
    }

    private static @Nullable Journey end() {
        Journey journey = of(Thread.currentThread());
        if (journey != null) remove(journey);
        return journey;
    }

    private static synchronized void remove(Journey journey) {
        Journey[] before = away;
        Journey[] after = new Journey[before.length - 1];
        int kept = 0;
        for (Journey other : before) if (other != journey) after[kept++] = other;
        away = after;
    }

    private static @Nullable Journey of(Thread strand) {
        for (Journey journey : away) if (journey.strand == strand) return journey;
        return null;
    }

    /** Whether the calling thread is a strand that has stepped out. */
    static boolean isAway() {
        return of(Thread.currentThread()) != null;
    }

    /** Whether any strand has stepped out, perhaps of a run that is over. */
    static boolean isAnybodyAway() {
        return away.length > 0;
    }

    /** Lets {@code thread} go on if it is a strand that has stepped out and parks there: only its carrier parks for real. */
    static void unpark(Thread thread) {
        Journey journey = of(thread);
        if (journey != null) RawPark.unpark(journey.carrier);
    }
}
