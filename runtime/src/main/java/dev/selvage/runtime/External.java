package dev.selvage.runtime;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Hooks around operations of the JDK, and native methods of the program, that wait for something outside the program.
 *
 * <p>In between the strand is on its own: it has no baton, others go on, and nothing that it does is part of the schedule.
 */
public final class External {
    private static final Map<Thread, Journey> AWAY = new IdentityHashMap<>();
    private static volatile boolean used;

    /** What a strand left behind when it stepped out. */
    private static final class Journey {
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
        used = true;
        synchronized (AWAY) {
            AWAY.put(Thread.currentThread(), new Journey(director, pass, state, calls));
        }
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

    private static @Nullable Journey end() {
        if (!used) return null;
        synchronized (AWAY) {
            return AWAY.remove(Thread.currentThread());
        }
    }

    /** Whether the calling thread is a strand that has stepped out. */
    static boolean isAway() {
        if (!used) return false;
        synchronized (AWAY) {
            return AWAY.containsKey(Thread.currentThread());
        }
    }

    /** Lets {@code thread} go on if it is a strand that has stepped out and parks there: only its carrier parks for real. */
    static void unpark(Thread thread) {
        if (!used) return;
        Journey journey;
        synchronized (AWAY) {
            journey = AWAY.get(thread);
        }
        if (journey != null) RawPark.unpark(journey.carrier);
    }
}
